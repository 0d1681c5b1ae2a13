import type { Scalar } from '../../../../src/engine/descriptor.ts';
import { compareInstant, instantFromDate, instantToDate, type Instant } from './instant.ts';
import { canonicalTimeText, checkTimeText, parseInstant, writeTime } from './internal/rfc3339.ts';

/** Go's layout of a {@link MicroTime}. */
export const RFC3339Micro = '2006-01-02T15:04:05.000000Z07:00';

/**
 * A `metav1.MicroTime` on the wire: an RFC 3339 text with exactly six digits after the point, such as
 * `2006-01-02T15:04:05.000000Z`. {@link parseMicroTime} and {@link microTimeToDate} read it,
 * {@link formatMicroTime}, {@link microTimeFromDate} and {@link nowMicro} make one.
 */
export type MicroTime = string;

/** Facts of the type for descriptors. Go's zero time is null on the wire. */
export const MicroTime: Scalar = {
  goType: 'v1.MicroTime',
  check: (value) => checkTimeText(value, RFC3339Micro),
  canonical: (value) => canonicalTimeText(value as MicroTime, RFC3339Micro),
  zero: null,
  equal: (a, b) => a === b || compareMicroTime(a as MicroTime, b as MicroTime) === 0,
};

/**
 * Reads a {@link MicroTime} without losing a digit (`time.Parse` with `metav1.RFC3339Micro`).
 * @throws TimeError with Go's message
 */
export function parseMicroTime(text: MicroTime): Instant {
  return parseInstant(text, RFC3339Micro);
}

/**
 * The {@link MicroTime} of an instant as Go writes it: in UTC, digits below a microsecond cut off. A year beyond 0 to
 * 9999 is written with a sign or more digits, as Go does, but then neither Go nor {@link parseMicroTime} reads it back.
 * @throws TimeError when `instant` is none
 */
export function formatMicroTime(instant: Instant): MicroTime {
  return writeTime(instant, RFC3339Micro);
}

/**
 * The {@link MicroTime} of a `Date`, which knows milliseconds: the last three digits are zeros.
 * @throws TimeError for an invalid Date
 */
export function microTimeFromDate(date: Date): MicroTime {
  return formatMicroTime(instantFromDate(date));
}

/**
 * The `Date` of a {@link MicroTime}; what is below a millisecond is cut off.
 * @throws TimeError with Go's message
 */
export function microTimeToDate(time: MicroTime): Date {
  return instantToDate(parseMicroTime(time));
}

/**
 * Compares by instant, whatever the offset (`Before` and `Equal` of Go's type).
 * @returns -1 when `a` is before `b`, 1 when it is after, 0 when they are the same
 * @throws TimeError with Go's message
 */
export function compareMicroTime(a: MicroTime, b: MicroTime): -1 | 0 | 1 {
  return compareInstant(parseMicroTime(a), parseMicroTime(b));
}

/** The current time (`metav1.NowMicro`), as exact as the platform's `Date`: milliseconds. */
export function nowMicro(): MicroTime {
  return microTimeFromDate(new Date());
}
