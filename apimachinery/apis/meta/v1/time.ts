import type { Scalar, ScalarSyntax } from '#engine/schema/descriptor';
import { withForms } from '#engine/schema/with_forms';
import {
  compareInstant,
  type Instant,
  instantFromDate,
  instantOf,
  instantOfDate,
  instantToDate,
  isZeroInstant,
} from './instant.ts';
import { canonicalTimeText, checkTimeText, parseInstant, writeTime } from './internal/rfc3339.ts';

/** Go's layout of a {@link Time}. */
export const RFC3339 = '2006-01-02T15:04:05Z07:00';

/**
 * A `metav1.Time` on the wire: an RFC 3339 string such as `2006-01-02T15:04:05Z`. Servers write it in UTC with whole
 * seconds; on input, offsets and fractions of any length are accepted. Parse it with {@link parseTime} or
 * {@link timeToDate}; create it with {@link formatTime}, {@link timeFromDate} or {@link now}. Mirrors Go's
 * `metav1.Time`.
 */
export type Time = string;

/** Syntax of {@link Time}, for validation. Go's zero time is null on the wire. */
export const TimeSyntax: ScalarSyntax = {
  goType: 'v1.Time',
  check: (value) => checkTimeText(value, RFC3339),
  into: 'string',
  zero: null,
};

/** Facts of the type for descriptors. */
export const Time: Scalar = /* @__PURE__ */ withForms(TimeSyntax, {
  canonical: (value) => canonicalTimeText(value as Time, RFC3339),
  equal: (a, b) => a === b || compareTime(a as Time, b as Time) === 0,
});

/**
 * Parses a {@link Time} without loss, down to nanoseconds (`time.Parse` with `time.RFC3339`).
 * @throws TimeError with Go's message
 */
export function parseTime(text: Time): Instant {
  return parseInstant(text, RFC3339);
}

/**
 * Formats an instant as Go does: in UTC, truncated to seconds. A year outside 0 to 9999 is written with a sign or more
 * digits, but then neither Go nor {@link parseTime} can parse it.
 * @throws TimeError when `instant` is invalid
 */
export function formatTime(instant: Instant): Time {
  return writeTime(instant, RFC3339);
}

/**
 * The {@link Time} of a `Date`: in UTC, truncated to seconds (use a MicroTime to keep milliseconds).
 * @throws TimeError for an invalid Date
 */
export function timeFromDate(date: Date): Time {
  return formatTime(instantFromDate(date));
}

/**
 * The `Date` of a {@link Time}; truncated to milliseconds.
 * @throws TimeError with Go's message
 */
export function timeToDate(time: Time): Date {
  return instantToDate(parseTime(time));
}

/**
 * Compares instants, regardless of offset, to the nanosecond (`Before` and `Equal` of Go's type).
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

/** An optional time. */
type MaybeTime = Time | null | undefined;

/**
 * Whether the time is absent or Go's zero time, the first second of the year 1. Mirrors `Time.IsZero`.
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
 * The time after a round trip over the wire: in UTC, truncated to seconds; Go's zero time if its UTC year is outside 0
 * to 9999. Mirrors `Time.Rfc3339Copy`.
 * @throws TimeError with Go's message
 */
export function rfc3339Copy(time: Time): Time {
  const copy = formatTime(parseTime(time));
  return checkTimeText(copy, RFC3339) === undefined ? copy : '0001-01-01T00:00:00Z';
}

/**
 * The {@link Time} of a date and time of day in UTC; out-of-range values carry over: the 32nd of January is the 1st of
 * February. Mirrors Go's `metav1.Date`.
 * @param month 1 for January, unlike in JavaScript's Date
 * @throws TimeError when an argument is not an integer, or the date is out of range for a `Date`
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
 * The {@link Time} of seconds plus nanoseconds since 1970-01-01T00:00:00Z. Mirrors Go's `metav1.Unix`.
 * @throws TimeError when an argument is not an integer
 */
export function unix(sec: number, nsec: number): Time {
  return formatTime(instantOf(sec, nsec));
}
