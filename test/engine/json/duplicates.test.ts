import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasDuplicateKeys } from '#engine/json/duplicates';

const has = (text: string): boolean => hasDuplicateKeys(text, JSON.parse(text));

test('one duplicate key is found at any place', () => {
  for (const text of [
    '{"a":1,"a":1}',
    '{"a" \n: 1, "b": {"c": [], "c" : []}}',
    '[{"a":1},{"a":1,"a":":x"}]',
    '{"\\"":1,"\\"":2}',
    '{"":0,"":0}',
    '{"a":{"a":1},"a":{"a":1}}',
    '{"__proto__":1,"__proto__":2}',
  ])
    assert.equal(has(text), true, text);
});

test('keys that repeat in other objects, and colons and quotation marks within strings, are none', () => {
  for (const text of [
    '{}',
    '[]',
    '"a"',
    '{"a":{"a":[{"a":1},{"a":1}]}}',
    '{"a":":x"}',
    '{"a":":x","b":": :"}',
    '{"a":["\\":","\\\\",":"]}',
    '{"\\":":1,"\\\\":2,"a":"\\\\"}',
    '{"__proto__":{"a":1},"a":2}',
  ])
    assert.equal(has(text), false, text);
});
