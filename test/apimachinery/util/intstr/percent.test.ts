import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getScaledValueFromIntOrPercent, getValueFromIntOrPercent, parse } from 'kubetyped/apimachinery/util/intstr';
import { assertLinear } from '../../../linear.ts';
import { percentAnswerOf, percentComparable } from '../../vectors/percent_answer.ts';
import { readVectors } from '../../vectors/read_vectors.ts';

test('percentages: every vector', () => {
  for (const row of readVectors('percent')) assert.deepEqual(percentAnswerOf(row.in), percentComparable(row), row.in);
});

test('shares of a total', () => {
  assert.equal(getScaledValueFromIntOrPercent('25%', 10, true), 3);
  assert.equal(getScaledValueFromIntOrPercent('25%', 10, false), 2);
  assert.equal(getScaledValueFromIntOrPercent(4, 10, false), 4);
  assert.ok(Object.is(getScaledValueFromIntOrPercent('-1%', 10, true), 0));
  assert.throws(() => getScaledValueFromIntOrPercent('x%', 10, true), {
    code: 'ERR_INVALID_INT_OR_STRING',
    message: 'invalid value for IntOrString: invalid value "x%": strconv.Atoi: parsing "x": invalid syntax',
  });
  // Go reads from left to right.
  for (const [text, what] of [
    ['18446744073709551615x', 'invalid syntax'],
    ['18446744073709551616x', 'value out of range'],
  ] as const)
    assert.throws(() => getScaledValueFromIntOrPercent(`${text}%`, 10, true), {
      message: `invalid value for IntOrString: invalid value "${text}%": strconv.Atoi: parsing "${text}": ${what}`,
    });
  assert.throws(() => getScaledValueFromIntOrPercent(undefined, 10, true), { message: 'nil value for IntOrString' });
});

test('long texts are read in linear time', () => {
  const texts = ['9', '0', '-'].flatMap((each) => [each, `${each}x`]);
  for (const [piece = '', end = ''] of texts)
    assertLinear(
      piece + end,
      1_000_000,
      (n) => piece.repeat(n) + end,
      (text) => {
        parse(text);
        try {
          getValueFromIntOrPercent(text, 1, true);
        } catch (error) {
          assert.equal((error as { code?: string }).code, 'ERR_INVALID_INT_OR_STRING');
        }
      },
    );
});
