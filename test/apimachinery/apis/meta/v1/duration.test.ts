import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Duration, formatDuration, parseDuration } from 'kubetyped/apimachinery/apis/meta/v1';
import { assertLinear } from '../../../../linear.ts';
import { assertAgrees, readVectors } from '../../../vectors/read_vectors.ts';

test('Duration: every vector', () => {
  for (const row of readVectors('duration')) assertAgrees(Duration, row);
});

test('parseDuration gives exact nanoseconds', () => {
  assert.equal(parseDuration('1h30m0.000000001s'), 5400000000001n);
  assert.equal(parseDuration('-9223372036854775808ns'), -(2n ** 63n));
  assert.throws(() => parseDuration('1d'), {
    code: 'ERR_INVALID_DURATION',
    message: 'time: unknown unit "d" in duration "1d"',
  });
});

test('formatDuration takes numbers and bigints and refuses what is no int64', () => {
  assert.equal(formatDuration(1_500_000), '1.5ms');
  assert.equal(formatDuration(-0), '0s');
  assert.equal(formatDuration(-(2n ** 63n)), '-2562047h47m16.854775808s');
  assert.equal(formatDuration(2n ** 63n - 1n), '2562047h47m16.854775807s');
  for (const value of [2n ** 63n, -(2n ** 63n) - 1n, 0.5, NaN, Infinity, 2 ** 53]) {
    assert.throws(() => formatDuration(value), { code: 'ERR_INVALID_DURATION' });
  }
});

test('two parts that wrap around in Go are refused', () => {
  assert.equal(
    Duration.check('9223372036854775808ns9223372036854775808ns'),
    'time: invalid duration "9223372036854775808ns9223372036854775808ns"',
  );
});

test('durations are equal when they last equally long', () => {
  assert.equal(Duration.equal?.('90m', '1h30m0s'), true);
  assert.equal(Duration.equal?.('90m', '1h30m1ns'), false);
});

test('a million digits, zeros or parts are read in linear time', () => {
  const zeros = (n: number): string => '0'.repeat(n);
  assertLinear('digits and zeros', 1_000_000, zeros, (text) => {
    assert.notEqual(Duration.check(`9${text}s`), undefined);
    assert.equal(parseDuration(`${text}1s`), 1_000_000_000n);
    assert.equal(parseDuration(`0.${text}1h`), 0n);
  });
  const parts = (n: number): string => '1ns'.repeat(n / 3);
  assertLinear('parts', 900_000, parts, (text) => assert.equal(parseDuration(text), BigInt(text.length / 3)));
});
