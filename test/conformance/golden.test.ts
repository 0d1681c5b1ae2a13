// The round-trip files of Kubernetes itself: every field of every kind set. They are read where they lie.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { difference } from './difference.ts';
import { fullScheme } from './scheme.ts';
import { isMissing, shared } from './shared_data.ts';

const scheme = fullScheme();
const strict = new Serializer(scheme, { strict: true });
const strictYAML = new YAMLSerializer(scheme, { strict: true });
const lossless = new Serializer(scheme);
const compact = new Serializer(scheme, { canonical: true });
const pretty = new Serializer(scheme, { canonical: true, pretty: true });
const yaml = new YAMLSerializer(scheme, { canonical: true });

function same(what: string, ours: string, go: string): void {
  assert.ok(ours === go, difference(what, ours, go));
}

/** `core.v1.Pod.json`: group, version and kind; the group may have dots. */
function gvkOf(name: string): { group: string; version: string; kind: string } {
  const parts = name.split('.').slice(0, -1);
  const kind = parts.pop()!;
  const version = parts.pop()!;
  const group = parts.join('.');
  return { group: group === 'core' ? '' : group, version, kind };
}

/** JSON text without the white space between its tokens. */
function withoutSpace(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** The `count` kinds of a folder, each with its text in one format. */
function* kindsOf(
  folder: string,
  extension: string,
  count: number,
): Generator<{ name: string; text: string; gvk: ReturnType<typeof gvkOf> }> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort();
  assert.equal(names.length, count);
  for (const name of names) yield { name, text: readFileSync(`${folder}/${name}`, 'utf8'), gvk: gvkOf(name) };
}

for (const [folder, count] of [
  [`${shared}/golden/HEAD`, 185],
  [`${shared}/golden/apiextensions-apiserver/HEAD`, 4],
] as const) {
  const label = folder.slice(shared.length + 1);

  test(`JSON of ${label}: ${count} kinds`, (t) => {
    if (isMissing(t, folder)) return;
    for (const { name, text, gvk } of kindsOf(folder, '.json', count)) {
      // Strict: nothing in these files may be unknown. Their WatchEvent has no TypeMeta.
      const decoded = strict.decode(text, gvk);
      assert.deepEqual({ ...decoded.gvk }, gvk, name);
      same(name, pretty.encodeToString(decoded.object), text);
      same(name, compact.encodeToString(decoded.object), `${withoutSpace(text)}\n`);
      assert.deepEqual(JSON.parse(lossless.encodeToString(decoded.object)), JSON.parse(text), name);
    }
  });

  test(`YAML of ${label}: ${count} kinds`, (t) => {
    if (isMissing(t, folder)) return;
    for (const { name, text, gvk } of kindsOf(folder, '.yaml', count)) {
      const { object } = strictYAML.decode(text, gvk);
      same(name, yaml.encodeToString(object), text);
      const json = readFileSync(`${folder}/${name.replace(/yaml$/, 'json')}`, 'utf8');
      assert.deepEqual(object, strict.decode(json, gvk).object, name);
      same(name, yaml.encodeToString(strict.decode(json, gvk).object), text);
    }
  });
}
