import assert from 'node:assert/strict';
import { test } from 'node:test';
import { respaceJSON } from '#engine/json/respace';

test('a text without white space, or indented, as by JSON.stringify', () => {
  for (const text of [
    '{"a":1}',
    '[1]',
    '[]',
    '{}',
    '[[],{}]',
    '{"a":{"b":[1,"x",{"c":{}}],"d":[]},"e":null}',
    '[[[]],[[1]],{"a":[]}]',
    '"x"',
    'true',
  ]) {
    const value: unknown = JSON.parse(text);
    for (const indent of [0, 1, 2, 4]) {
      const expected = JSON.stringify(value, null, indent);
      for (const from of [0, 3]) assert.equal(respaceJSON(JSON.stringify(value, null, from), indent), expected, text);
    }
  }
});

test('numbers, escapes and duplicate keys stay as they are spelled', () => {
  assert.equal(respaceJSON('{"a": 1.50, "\\u0061": [1E2 , "\\/"] }'), '{"a":1.50,"\\u0061":[1E2,"\\/"]}');
});
