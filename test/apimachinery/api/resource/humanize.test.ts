import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BinarySI, DecimalSI, humanize, newScaledQuantity, parseQuantity } from 'kubetyped/apimachinery/api/resource';

test('the largest suffix that leaves 1 before the point, rounded to the nearest', () => {
  for (const [quantity, text] of [
    ['1610612736Ki', '1.5Ti'],
    ['1.5Gi', '1.5Gi'],
    ['250m', '250m'],
    ['0.25', '250m'],
    ['1500m', '1.5'],
    [0, '0'],
    ['-0', '0'],
    [1234, '1.23k'],
    [1235, '1.24k'],
    [-1235, '-1.24k'],
    ['1234567', '1.23M'],
    ['999.99', '999.99'],
    ['999.999', '1k'],
    ['999999', '1M'],
    ['999994', '999.99k'],
    ['1023Ki', '1023Ki'],
    ['1048575Ki', '1Gi'],
    ['1e21', '1000E'],
    ['12e30', '12000000000000E'],
    ['1500Ei', '8Ei'],
    ['0.5Ki', '512'],
    ['0.0001Ki', '102.4m'],
    ['1n', '1n'],
    ['1u', '1u'],
    ['1e-7', '100n'],
    [' 2 ', '2'],
    [9007199254740993n, '9.01P'],
  ] as const) {
    assert.equal(humanize(quantity), text, String(quantity));
  }
});

test('digits and format do not count', () => {
  assert.equal(humanize(1610612736, { format: BinarySI }), '1.5Gi');
  assert.equal(humanize('1.5Gi', { format: DecimalSI }), '1.61G');
  assert.equal(humanize('1.5Gi', { format: DecimalSI, digits: 0 }), '2G');
  assert.equal(humanize('1.5Gi', { format: DecimalSI, digits: 20 }), '1.610612736G');
  assert.equal(humanize('1023.6Ki', { digits: 0 }), '1Mi');
  assert.equal(humanize('2.5', { digits: 0 }), '3');
  assert.equal(humanize('-2.5', { digits: 0 }), '-3');
  assert.equal(humanize('100', { digits: 0 }), '100');
  assert.equal(humanize(newScaledQuantity(4, -12)), '0');
  assert.equal(humanize(newScaledQuantity(-5, -12)), '-0.01n');
});

test('the text is a quantity close to the value', () => {
  for (const text of ['1', '12345678', '-999999', '1023.99Mi', '1.005k', '123456789n', '77.7Ti', '-1e9']) {
    const near = parseQuantity(humanize(text)).asApproximateFloat64();
    const exact = parseQuantity(text).asApproximateFloat64();
    assert.ok(Math.abs(near - exact) <= 0.005 * Math.abs(exact), text);
  }
});

test('digits out of range are refused', () => {
  for (const digits of [-1, 21, 0.5, NaN])
    assert.throws(() => humanize('1', { digits }), { code: 'ERR_QUANTITY_RANGE' });
  assert.throws(() => humanize('1x'), { code: 'ERR_INVALID_QUANTITY' });
});
