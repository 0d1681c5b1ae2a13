import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareMicroTime,
  formatMicroTime,
  MicroTime,
  microTimeFromDate,
  microTimeToDate,
  nowMicro,
  parseMicroTime,
} from 'kubetyped/apimachinery/apis/meta/v1';
import { assertAgrees, readVectors } from '../../../vectors/read_vectors.ts';

test('MicroTime: every vector', () => {
  for (const row of readVectors('micro-time')) assertAgrees(MicroTime, row);
});

test('a MicroTime loses no digit on the way', () => {
  const instant = parseMicroTime('2024-02-29T12:34:56.123456Z');
  assert.deepEqual(instant, { seconds: 1709210096, nanoseconds: 123456000 });
  assert.equal(formatMicroTime(instant), '2024-02-29T12:34:56.123456Z');
  assert.equal(formatMicroTime({ seconds: -1, nanoseconds: 999999999 }), '1969-12-31T23:59:59.999999Z');
});

test('microTimeFromDate and microTimeToDate', () => {
  assert.equal(microTimeFromDate(new Date('2024-01-01T00:00:00.007Z')), '2024-01-01T00:00:00.007000Z');
  assert.equal(microTimeFromDate(new Date(-1)), '1969-12-31T23:59:59.999000Z');
  assert.equal(microTimeToDate('1969-12-31T23:59:59.999999Z').getTime(), -1);
  assert.throws(() => microTimeToDate('2024-01-01T00:00:00Z'), {
    code: 'ERR_INVALID_TIME',
    message: 'parsing time "2024-01-01T00:00:00Z" as "2006-01-02T15:04:05.000000Z07:00": cannot parse "Z" as ".000000"',
  });
});

test('compareMicroTime compares instants', () => {
  assert.equal(compareMicroTime('2024-01-01T00:00:00.000001Z', '2024-01-01T00:00:00.000002Z'), -1);
  assert.equal(compareMicroTime('2024-01-01T00:00:00.000001Z', '2024-01-01T02:00:00.000001+02:00'), 0);
  assert.equal(MicroTime.equal?.('2024-01-01T00:00:00.000001Z', '2024-01-01T02:00:00.000001+02:00'), true);
  assert.equal(MicroTime.equal?.('2024-01-01T00:00:00.000001Z', '2024-01-01T00:00:00.000002Z'), false);
});

test('nowMicro is the current time', () => {
  const before = Date.now();
  const ms = microTimeToDate(nowMicro()).getTime();
  assert.ok(ms >= before && ms <= Date.now());
});
