import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { isDate, isDateTime, parseFormattedDuration } from '#apimachinery/util/validation/string_formats';
import { assertLinear } from '../../../linear.ts';

test('a duration is written as Go does, or in words', () => {
  equal(parseFormattedDuration('1h30m'), 5_400_000_000_000n);
  equal(parseFormattedDuration('2 days and 3 microseconds'), 172_800_000_003_000n);
  equal(parseFormattedDuration('1 fortnight'), undefined);
  equal(parseFormattedDuration('9223372036854775807 ns'), 9_223_372_036_854_775_807n);
  equal(parseFormattedDuration('9223372036854775808 ns'), undefined);
  equal(parseFormattedDuration(`${'0'.repeat(40)}1 ns`), 1n);
});

test('long texts without a unit are gone through once', () => {
  for (const piece of ['1', ' ', '1 '])
    assertLinear(
      piece,
      2_000_000,
      (n) => `1${piece.repeat(n / piece.length)}`,
      (text) => equal(parseFormattedDuration(text), undefined),
    );
});

test('days are days that there were', () => {
  equal(isDate('2024-02-29'), true);
  equal(isDate('2023-02-29'), false);
  equal(isDate('2024-13-01'), false);
  equal(isDateTime('2024-02-29T23:59:59Z'), true);
  equal(isDateTime('2024-02-29T24:00:00Z'), false);
  equal(isDateTime('2024-02-29'), false);
});
