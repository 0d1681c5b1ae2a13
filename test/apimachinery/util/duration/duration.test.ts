import { test } from 'node:test';
import assert from 'node:assert/strict';
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
