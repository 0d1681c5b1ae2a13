import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import {
  compareTime,
  formatTime,
  now,
  parseTime,
  Time,
  type TimeError,
  timeFromDate,
  timeToDate,
} from 'kubetyped/apimachinery/apis/meta/v1';
import { decode, encode } from 'kubetyped/protobuf';
import { assertLinear } from '../../../../linear.ts';
import { assertAgrees, readVectors } from '../../../vectors/read_vectors.ts';

test('Time: every vector', () => {
  for (const row of readVectors('time')) assertAgrees(Time, row);
});

test('parseTime keeps nanoseconds and the instant', () => {
  assert.deepEqual(parseTime('1970-01-01T00:00:00Z'), { seconds: 0, nanoseconds: 0 });
  assert.deepEqual(parseTime('1969-12-31T23:59:59.999999999Z'), { seconds: -1, nanoseconds: 999999999 });
  assert.deepEqual(parseTime('2024-02-29T01:00:00,5+01:00'), { seconds: 1709164800, nanoseconds: 500000000 });
  assert.throws(
    () => parseTime('yesterday'),
    (error: TimeError) => {
      assert.equal(error.code, 'ERR_INVALID_TIME');
      assert.equal(error.value, 'yesterday');
      assert.equal(
        error.message,
        'parsing time "yesterday" as "2006-01-02T15:04:05Z07:00": cannot parse "yesterday" as "2006"',
      );
      return true;
    },
  );
});

test('a time that no calendar has is written in no format', () => {
  const written = (creationTimestamp: string): Uint8Array => encode(new Pod({ metadata: { creationTimestamp } }));
  for (const text of ['2024-02-29T23:59:59Z', '1000-01-01T00:00:00Z', '0999-12-31T00:00:00Z', '2023-12-31T00:00:00Z'])
    assert.equal(decode(Pod, written(text)).metadata.creationTimestamp, text);
  for (const text of [
    '2023-02-29T00:00:00Z',
    '2024-02-30T00:00:00Z',
    '2024-00-10T00:00:00Z',
    '2024-13-10T00:00:00Z',
    '2024-04-31T00:00:00Z',
    '2024-04-00T00:00:00Z',
    '2024-04-10T24:00:00Z',
    '2024-04-10T00:60:00Z',
    '2024-04-10T00:00:60Z',
    'x024-04-10T00:00:00Z',
  ])
    assert.throws(() => written(text), /metadata\.creationTimestamp: parsing time /, text);
});

test('formatTime and parseTime agree with Date on every month of 10000 years', () => {
  for (let month = 0; month < 120000; month++) {
    const date = new Date(0);
    date.setUTCFullYear(Math.floor(month / 12), month % 12, 1 + (month % 28));
    date.setUTCHours(month % 24, month % 60, (month * 7) % 60);
    const text = date.toISOString().replace('.000Z', 'Z');
    assert.equal(timeFromDate(date), text);
    assert.equal(timeToDate(text).getTime(), date.getTime());
  }
});

test('years beyond four digits are written as Go writes them', () => {
  assert.equal(formatTime({ seconds: 253402300800, nanoseconds: 0 }), '10000-01-01T00:00:00Z');
  assert.equal(formatTime({ seconds: -62167219201, nanoseconds: 0 }), '-0001-12-31T23:59:59Z');
  assert.equal(Time.check('10000-01-01T00:00:00Z') === undefined, false);
});

test('formatTime refuses what is no instant', () => {
  for (const [seconds, nanoseconds] of [
    [0.5, 0],
    [NaN, 0],
    [2 ** 60, 0],
    [0, -1],
    [0, 1e9],
    [0, 0.5],
  ] as const) {
    assert.throws(() => formatTime({ seconds, nanoseconds }), { code: 'ERR_INVALID_TIME' });
  }
  assert.throws(() => timeFromDate(new Date(NaN)), { code: 'ERR_INVALID_TIME' });
});

test('a Date keeps milliseconds, before 1970 too', () => {
  assert.equal(timeToDate('1969-12-31T23:59:58.123999Z').toISOString(), '1969-12-31T23:59:58.123Z');
  assert.equal(timeFromDate(new Date('1969-12-31T23:59:58.123Z')), '1969-12-31T23:59:58Z');
});

test('compareTime compares instants', () => {
  assert.equal(compareTime('2024-01-01T00:00:00Z', '2024-01-01T01:00:00+01:00'), 0);
  assert.equal(compareTime('2024-01-01T00:00:00Z', '2024-01-01T00:00:00.000000001Z'), -1);
  assert.equal(compareTime('2024-01-01T00:00:01Z', '2024-01-01T00:00:00.9Z'), 1);
  assert.equal(compareTime('2024-01-02T00:00:00Z', '2024-01-01T23:59:59Z'), 1);
  assert.equal(Time.equal?.('2024-01-01T00:00:00Z', '2024-01-01T01:00:00+01:00'), true);
  assert.equal(Time.equal?.('2024-01-01T00:00:00Z', '2024-01-01T00:00:00.5Z'), false);
});

test('now is the current second', () => {
  const before = Math.floor(Date.now() / 1000);
  const seconds = parseTime(now()).seconds;
  assert.ok(seconds >= before && seconds <= Date.now() / 1000);
});

test('a fraction of a million digits is read in linear time', () => {
  const digits = (n: number): string => '9'.repeat(n);
  assertLinear('digits', 1_000_000, digits, (text) => {
    assert.equal(Time.check(`2024-01-01T00:00:00.${text}Z`), undefined);
    assert.equal(parseTime(`2024-01-01T00:00:00.${text}Z`).nanoseconds, 999999999);
    assert.notEqual(Time.check(text), undefined);
  });
});
