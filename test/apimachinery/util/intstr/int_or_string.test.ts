import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fromInt,
  fromInt32,
  fromString,
  IntOrString,
  intOrStringToString,
  intValue,
  parse,
  valueOrDefault,
} from 'kubetyped/apimachinery/util/intstr';
import { assertAgrees, readVectors } from '../../vectors/read_vectors.ts';

test('IntOrString: every vector', () => {
  for (const row of readVectors('int-or-string')) assertAgrees(IntOrString, row);
});

test('minus zero is zero', () => {
  assert.equal(IntOrString.check(-0), undefined);
  assert.ok(Object.is(IntOrString.canonical(-0), 0));
  assert.equal(IntOrString.canonical(''), '');
});

test('making and reading values', () => {
  assert.equal(fromInt32(80), 80);
  assert.equal(fromInt(-2147483648), -2147483648);
  assert.equal(fromString('80'), '80');
  for (const value of [2147483648, 0.5, NaN]) {
    assert.throws(() => fromInt(value), {
      code: 'ERR_INVALID_INT_OR_STRING',
      message: `value: ${value} overflows int32`,
    });
    assert.throws(() => fromInt32(value), { code: 'ERR_INVALID_INT_OR_STRING' });
  }
  assert.equal(intOrStringToString(80), '80');
  assert.equal(valueOrDefault(undefined, 1), 1);
  assert.equal(valueOrDefault(null, '1%'), '1%');
  assert.equal(valueOrDefault(0, 1), 0);
});

test('parse gives an int32 where the text is one', () => {
  const rows: [string, IntOrString][] = [
    ['80', 80],
    ['+5', 5],
    ['-007', -7],
    ['2147483647', 2147483647],
    ['2147483648', '2147483648'],
    ['-2147483649', '-2147483649'],
    ['', ''],
    ['-', '-'],
    ['1.0', '1.0'],
    [' 1', ' 1'],
    ['1\n', '1\n'],
    ['http', 'http'],
    ['50%', '50%'],
  ];
  for (const [text, value] of rows) assert.equal(parse(text), value, text);
  assert.ok(Object.is(parse('-0'), 0));
});

test('intValue reads strings that say an integer', () => {
  for (const [value, int] of [
    [5, 5],
    ['5', 5],
    ['+5', 5],
    ['x', 0],
    ['5%', 0],
    ['', 0],
    ['9007199254740991', 9007199254740991],
  ] as const) {
    assert.equal(intValue(value), int);
  }
  // Differs from Go, which gives 9007199254740993 and the largest int64.
  assert.equal(intValue('9007199254740993'), 0);
  assert.equal(intValue('99999999999999999999'), 0);
});
