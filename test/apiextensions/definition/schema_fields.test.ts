import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goJSON } from '#src/apiextensions/definition/schema_fields';

test('JSON is sorted and escaped as by json.Marshal of Go', () => {
  for (const [value, text] of [
    [{ b: 1, a: [true, null] }, '{"a":[true,null],"b":1}'],
    ['<a>&', '"\\u003ca\\u003e\\u0026"'],
    ['\u2028\u2029', '"\\u2028\\u2029"'],
    ['é"\\', '"é\\"\\\\"'],
  ] as const)
    assert.equal(goJSON(value), text);
});
