import assert from 'node:assert/strict';
import { test } from 'node:test';
import { literalType, propertyName } from '#src/apiextensions/types/literal_text';

test('a string, number, boolean or null has a type of its own; lists and objects have none', () => {
  for (const [value, type] of [
    ['a', "'a'"],
    ["it's", "'it\\'s'"],
    ['"', "'\"'"],
    ['\u2028', "'\\u2028'"],
    ['\u007f', "'\\u007f'"],
    [7, '7'],
    [-1.5, '-1.5'],
    [true, 'true'],
    [false, 'false'],
    [null, 'null'],
    [[], undefined],
    [{}, undefined],
    [undefined, undefined],
  ] as const)
    assert.equal(literalType(value), type, JSON.stringify(value));
});

test('the name of a property is in quotes where it is no identifier', () => {
  for (const [name, text] of [
    ['a_1$', 'a_1$'],
    ['x-y', "'x-y'"],
    ['1a', "'1a'"],
    ['', "''"],
  ] as const)
    assert.equal(propertyName(name), text);
});
