import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDuration } from 'kubetyped/apimachinery/apis/meta/v1';
import { humanDuration, shortHumanDuration } from 'kubetyped/apimachinery/util/duration';

test('milliseconds, nanoseconds, and parts', () => {
  for (const duration of [
    5_400_000,
    parseDuration('1h30m'),
    { seconds: 5400 },
    { seconds: 5399, nanoseconds: 1e9 },
    { seconds: 5401, nanoseconds: -1e9 },
  ]) {
    assert.deepEqual([humanDuration(duration), shortHumanDuration(duration)], ['90m', '1h']);
  }
  assert.equal(humanDuration(new Date('2024-01-03').getTime() - new Date('2024-01-01').getTime()), '2d');
  assert.equal(humanDuration(119_999.999999), '119s');
  assert.equal(humanDuration({ seconds: 119.5, nanoseconds: 5e8 }), '2m');
});

test('negative numbers, and text that is not a number', () => {
  assert.deepEqual(
    [-0.5, -1999, -2000].map((duration) => humanDuration(duration)),
    ['0s', '0s', '<invalid>'],
  );
  for (const duration of [NaN, Infinity, -Infinity, { seconds: NaN }, { seconds: 1, nanoseconds: Infinity }]) {
    assert.deepEqual([humanDuration(duration), shortHumanDuration(duration)], ['<invalid>', '<invalid>']);
  }
});

test('units change where they do in Go', () => {
  const [minute, hour, day, year] = [60, 3600, 24 * 3600, 365 * 24 * 3600] as const;
  for (const [seconds, long, short] of [
    [2 * minute - 1, '119s', '1m'],
    [2 * minute, '2m', '2m'],
    [10 * minute - 1, '9m59s', '9m'],
    [10 * minute + 1, '10m', '10m'],
    [3 * hour - 1, '179m', '2h'],
    [3 * hour + minute, '3h1m', '3h'],
    [8 * hour - minute, '7h59m', '7h'],
    [8 * hour + minute, '8h', '8h'],
    [day - hour, '23h', '23h'],
    [day, '24h', '1d'],
    [2 * day - hour, '47h', '1d'],
    [2 * day, '2d', '2d'],
    [2 * day + hour, '2d1h', '2d'],
    [8 * day - hour, '7d23h', '7d'],
    [8 * day + hour, '8d', '8d'],
    [2 * year - hour, '729d', '1y'],
    [2 * year, '2y', '2y'],
    [2 * year + day, '2y1d', '2y'],
    [8 * year - day, '7y364d', '7y'],
    [8 * year + day, '8y', '8y'],
  ] as const)
    assert.deepEqual([humanDuration({ seconds }), shortHumanDuration({ seconds })], [long, short], String(seconds));
});
