// What `describe` says of the objects in described.yaml, to the letter: texts of which described.test.ts shows, beside kubectl,
// that they say all that kubectl says. KUBETYPED_TEXTS=write writes them again: read the difference.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { loadAll } from 'js-yaml';
import { scheme } from 'kubetyped';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { describe } from 'kubetyped/kubectl';
import { assertHeld } from '../held_text.ts';

const FILE = 'test/kubectl/descriptions.txt';
const NOW = Date.parse('2026-11-26T07:35:00Z');

const objects = loadAll(readFileSync('test/kubectl/described.yaml', 'utf8')).map(
  (each) => new Unstructured(JSON.parse(JSON.stringify(each))),
);

test('every object is described as before', async () => {
  mock.timers.enable({ apis: ['Date'], now: NOW });
  try {
    const known = objects.filter((object) => scheme.recognizes(object.groupVersionKind()));
    await using client = new Client({ transport: new FakeAPI({ scheme, objects: known, now: () => new Date(NOW) }) });
    const texts: string[] = [];
    for (const object of known) {
      const { group, version, kind } = object.groupVersionKind();
      const resource = scheme.typeFor({ group, version, kind })?.resource;
      if (resource === undefined) continue;
      const namespace = object.getNamespace();
      const from = client.unstructured({ group, version, resource }, namespace === '' ? {} : { namespace });
      texts.push(`${kind} ${object.getName()}\n${await describe(client, from, object.getName())}`);
    }
    const said = texts.join('\n\n');
    assert.ok(texts.length > 50, `${texts.length} texts`);
    assertHeld(FILE, said);
  } finally {
    mock.timers.reset();
  }
});
