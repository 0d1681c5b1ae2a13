import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { jsonToYAML, yamlToJSON } from 'kubetyped/apimachinery/util/yaml';
import { parseJSON, parseYAML, stringifyYAML } from 'kubetyped/engine';
import { boundaries, cborObject } from './boundaries.ts';
import { messageOf } from './yaml/vectors.ts';

const cbor = new Serializer(scheme);
const read = {
  toJSON: (text: string): string => yamlToJSON(text),
  toYAML: (text: string): string => jsonToYAML(text),
  cbor: (text: string): string => String(cbor.decode(Buffer.from(cborObject(text), 'hex')).object),
};

// Where Go has no limit, or none that can be reached.

test('a number may have 1,000 characters', () => {
  assert.equal(parseJSON(`0.${'1'.repeat(998)}`).value, 0.1111111111111111);
  assert.throws(() => parseJSON(`0.${'1'.repeat(999)}`), { message: /number with more than 1000 characters/ });
});

test('an error quotes 50 levels of a key that is not a string', () => {
  const list = (levels: number, middle: string): string =>
    '[]interface {}{'.repeat(levels) + middle + '}'.repeat(levels);
  const error = (levels: number): string | undefined =>
    messageOf(() => parseYAML(`? ${'['.repeat(levels)}${']'.repeat(levels)}\n: 1`));
  assert.equal(error(50), `yaml: invalid map key: ${list(50, '')}`);
  assert.equal(error(51), `yaml: invalid map key: ${list(50, '...')}`);
});

test('emitting is bounded too', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 10_001; i++) deep = [deep];
  assert.equal(
    messageOf(() => stringifyYAML(deep)),
    'yaml: exceeded max depth of 10000',
  );
  assert.equal(stringifyYAML((deep as unknown[])[0]).length, 20_002);
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  assert.equal(
    messageOf(() => stringifyYAML(cyclic)),
    'yaml: exceeded max depth of 10000',
  );
});

for (const { name, by, text, error, gives } of boundaries)
  test(`${by}: ${name}`, () => {
    let result = '';
    try {
      result = read[by](text);
    } catch (failure) {
      const { message } = failure as Error;
      assert.ok(error !== undefined && message.includes(error), message.slice(0, 200));
      return;
    }
    assert.equal(error, undefined, `gives ${result.slice(0, 200)}`);
    assert.ok(gives === undefined || result.includes(gives), result.slice(0, 200));
  });
