import type { Scalar, ScalarSyntax } from '#engine/schema/descriptor';
import { withForms } from '#engine/schema/with_forms';
import {
  compareInstant,
  instantFromDate,
  instantOf,
  instantOfDate,
  instantToDate,
  isZeroInstant,
  type Instant,
} from './instant.ts';
import { canonicalTimeText, checkTimeText, parseInstant, writeTime } from './internal/rfc3339.ts';

/** Go's layout of a {@link Time}. */
export const RFC3339 = '2006-01-02T15:04:05Z07:00';

/**
 * A `metav1.Time` on the wire: an RFC 3339 text such as `2006-01-02T15:04:05Z`. Servers write it in UTC and to the
 * second; on input, offsets and fractions of any length are taken too. {@link parseTime} and {@link timeToDate} read
 * it, {@link formatTime}, {@link timeFromDate} and {@link now} make one. Mirrors Go's `metav1.Time`.
 */
export type Time = string;

/** What checking needs of {@link Time}. Go's zero time is null on the wire. */
export const TimeSyntax: ScalarSyntax = {
  goType: 'v1.Time',
  check: (value) => checkTimeText(value, RFC3339),
  zero: null,
};

/** Facts of the type for descriptors. */
export const Time: Scalar = /* @__PURE__ */ withForms(TimeSyntax, {
  canonical: (value) => canonicalTimeText(value as Time, RFC3339),
  equal: (a, b) => a === b || compareTime(a as Time, b as Time) === 0,
});

/**
 * Reads a {@link Time} without losing a digit, down to nanoseconds (`time.Parse` with `time.RFC3339`).
 * @throws TimeError with Go's message
 */
export function parseTime(text: Time): Instant {
  return parseInstant(text, RFC3339);
}

/**
 * The {@link Time} of an instant as Go writes it: in UTC, the fraction of a second cut off. A year beyond 0 to 9999
 * is written with a sign or more digits, as Go does, but then neither Go nor {@link parseTime} reads it back.
 * @throws TimeError when `instant` is none
 */
export function formatTime(instant: Instant): Time {
  return writeTime(instant, RFC3339);
}

/**
 * The {@link Time} of a `Date`: in UTC, milliseconds cut off (use a MicroTime to keep them).
 * @throws TimeError for an invalid Date
 */
export function timeFromDate(date: Date): Time {
  return formatTime(instantFromDate(date));
}

/**
 * The `Date` of a {@link Time}; what is below a millisecond is cut off.
 * @throws TimeError with Go's message
 */
export function timeToDate(time: Time): Date {
  return instantToDate(parseTime(time));
}

/**
 * Compares by instant, whatever the offset and to the nanosecond (`Before` and `Equal` of Go's type).
 * @returns -1 when `a` is before `b`, 1 when it is after, 0 when they are the same
 * @throws TimeError with Go's message
 */
export function compareTime(a: Time, b: Time): -1 | 0 | 1 {
  return compareInstant(parseTime(a), parseTime(b));
}

/** The current time (`metav1.Now`), to the second as on the wire. Mirrors Go's `metav1.Now`. */
export function now(): Time {
  return timeFromDate(new Date());
}

/** Nothing, or a time that may be there. */
type MaybeTime = Time | null | undefined;

/**
 * Whether there is no time, or Go's zero time, the first second of the year 1. Mirrors `Time.IsZero`.
 * @throws TimeError with Go's message
 */
export function timeIsZero(time: MaybeTime): boolean {
  return !time || isZeroInstant(parseTime(time));
}

/**
 * Whether `a` is before `b`; false when one is missing. Mirrors `Time.Before`.
 * @throws TimeError with Go's message
 */
export function timeBefore(a: MaybeTime, b: MaybeTime): boolean {
  return Boolean(a) && Boolean(b) && compareTime(a!, b!) < 0;
}

/**
 * Whether two times are the same instant, or both are missing. Mirrors `Time.Equal`.
 * @throws TimeError with Go's message
 */
export function timeEqual(a: MaybeTime, b: MaybeTime): boolean {
  return a && b ? compareTime(a, b) === 0 : !a && !b;
}

/**
 * The time as it is after it went over the wire: in UTC, the fraction of a second cut off; Go's zero time for one that
 * is in UTC not within the years 0 to 9999. Mirrors `Time.Rfc3339Copy`.
 * @throws TimeError with Go's message
 */
export function rfc3339Copy(time: Time): Time {
  const copy = formatTime(parseTime(time));
  return checkTimeText(copy, RFC3339) === undefined ? copy : '0001-01-01T00:00:00Z';
}

/**
 * The {@link Time} of a date and time of day in UTC; what is too large or too small moves on the next larger: the 32nd
 * of January is the 1st of February. Mirrors Go's `metav1.Date`.
 * @param month 1 for January, unlike in JavaScript's Date
 * @throws TimeError when an argument is not a whole number, or the date is beyond those of a `Date`
 */
export function date(
  year: number,
  month: number,
  day: number,
  hour: number,
  min: number,
  sec: number,
  nsec: number,
): Time {
  return formatTime(instantOfDate(year, month, day, hour, min, sec, nsec));
}

/**
 * The {@link Time} of seconds, and nanoseconds on top, since 1970-01-01T00:00:00Z. Mirrors Go's `metav1.Unix`.
 * @throws TimeError when an argument is not a whole number
 */
export function unix(sec: number, nsec: number): Time {
  return formatTime(instantOf(sec, nsec));
}
