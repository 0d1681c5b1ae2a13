import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marshal } from 'kubetyped/apimachinery/util/json';
import { stringifyJSON } from 'kubetyped/engine';
import { sortedPieces } from '#engine/json/sorted_pieces';

const data = { b: [1, undefined, { z: '<&>', a: null }], a: 'x', left: undefined, '\uffff': 1, '\u{1f600}': 2n ** 70n };

test('sorted: keys by their bytes, HTML characters escaped, at any indent', () => {
  const text =
    '{"a":"x","b":[1,null,{"a":null,"z":"\\u003c\\u0026\\u003e"}],"\uffff":1,"\u{1f600}":1180591620717411303424}';
  assert.equal(stringifyJSON(data, { sorted: true }), text);
  const indented = stringifyJSON(data, { sorted: true, indent: 2 });
  assert.equal(indented.replace(/\n */g, '').replaceAll('": ', '":'), text);
  assert.match(indented, /^\{\n  "a": "x",\n  "b": \[\n    1,\n    null,\n    \{\n      "a": null,/);
});

test('sorted: deep values too, and half a surrogate pair is U+FFFD', () => {
  let deep: unknown = { b: 1, a: '\ud800' };
  for (let level = 0; level < 5000; level++) deep = [deep];
  const text = stringifyJSON(deep, { sorted: true });
  assert.equal(text, `${'['.repeat(5000)}{"a":"\ufffd","b":1}${']'.repeat(5000)}`);
  assert.equal(marshal(deep), text);
});

test('toJSON is called, sorted or not', () => {
  const date = new Date(0);
  assert.equal(stringifyJSON({ date }), '{"date":"1970-01-01T00:00:00.000Z"}');
  assert.equal(stringifyJSON({ date }, { sorted: true }), '{"date":"1970-01-01T00:00:00.000Z"}');
  assert.equal(marshal([date]), '["1970-01-01T00:00:00.000Z"]');
});

test('cycles and what has no JSON form throw', () => {
  const cycle: unknown[] = [];
  cycle.push({ cycle });
  assert.throws(() => stringifyJSON(cycle), TypeError);
  assert.throws(() => stringifyJSON(cycle, { sorted: true }), { name: 'CyclicValueError', code: 'ERR_CYCLIC_VALUE' });
  assert.throws(() => stringifyJSON(undefined, { sorted: true }), TypeError);
  assert.throws(() => marshal(cycle), { code: 'ERR_JSON', message: /via \[\]interface \{\}/ });
});

test('a cyclic value is named in the error', () => {
  const cycle: { inner: unknown } = { inner: undefined };
  cycle.inner = [cycle];
  assert.throws(() => stringifyJSON(cycle, { sorted: true }), {
    message: 'a cyclic value has no JSON form',
    value: cycle,
  });
});

test('in pieces: each element of a list in the map is one', () => {
  const map = { b: [{ y: 1, x: [2] }, null, 'z'], a: [], left: undefined, c: { d: [1, 2] } };
  const pieces = [...sortedPieces(map)];
  assert.deepEqual(pieces, ['{"a":[]', ',"b":[{"x":[2],"y":1}', ',null', ',"z"', ']', ',"c":{"d":[1,2]}', '}']);
  assert.equal(pieces.join(''), stringifyJSON(map, { sorted: true }));
  assert.deepEqual([...sortedPieces({})], ['{}']);
});
