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
import type { Time } from './time.ts';
import { parseTime } from './time.ts';

/** Go's layout of a {@link MicroTime}. */
export const RFC3339Micro = '2006-01-02T15:04:05.000000Z07:00';

/**
 * A `metav1.MicroTime` on the wire: an RFC 3339 string with exactly six fraction digits, such as
 * `2006-01-02T15:04:05.000000Z`. Parse it with {@link parseMicroTime} or {@link microTimeToDate}; create it with
 * {@link formatMicroTime}, {@link microTimeFromDate} or {@link nowMicro}. Mirrors Go's `metav1.MicroTime`.
 */
export type MicroTime = string;

/** Syntax of {@link MicroTime}, for validation. Go's zero time is null on the wire. */
export const MicroTimeSyntax: ScalarSyntax = {
  goType: 'v1.MicroTime',
  check: (value) => checkTimeText(value, RFC3339Micro),
  into: 'string',
  zero: null,
};

/** Facts of the type for descriptors. */
export const MicroTime: Scalar = /* @__PURE__ */ withForms(MicroTimeSyntax, {
  canonical: (value) => canonicalTimeText(value as MicroTime, RFC3339Micro),
  equal: (a, b) => a === b || compareMicroTime(a as MicroTime, b as MicroTime) === 0,
});

/**
 * Parses a {@link MicroTime} without loss (`time.Parse` with `metav1.RFC3339Micro`).
 * @throws TimeError with Go's message
 */
export function parseMicroTime(text: MicroTime): Instant {
  return parseInstant(text, RFC3339Micro);
}

/**
 * Formats an instant as Go does: in UTC, truncated to microseconds. A year outside 0 to 9999 is written with a sign or
 * more digits, but then neither Go nor {@link parseMicroTime} can parse it.
 * @throws TimeError when `instant` is invalid
 */
export function formatMicroTime(instant: Instant): MicroTime {
  return writeTime(instant, RFC3339Micro);
}

/**
 * The {@link MicroTime} of a `Date`, to the millisecond: the last three digits are zeros.
 * @throws TimeError for an invalid Date
 */
export function microTimeFromDate(date: Date): MicroTime {
  return formatMicroTime(instantFromDate(date));
}

/**
 * The `Date` of a {@link MicroTime}; truncated to milliseconds.
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

/** The current time (`metav1.NowMicro`), to the millisecond, like `Date`. Mirrors Go's `metav1.NowMicro`. */
export function nowMicro(): MicroTime {
  return microTimeFromDate(new Date());
}

/** An optional time. */
type Maybe<T> = T | null | undefined;

/**
 * Whether the time is absent or Go's zero time, the first second of the year 1. Mirrors `MicroTime.IsZero`.
 * @throws TimeError with Go's message
 */
export function microTimeIsZero(time: Maybe<MicroTime>): boolean {
  return !time || isZeroInstant(parseMicroTime(time));
}

/**
 * Whether `a` is before `b`; false when one is missing. Mirrors `MicroTime.Before`.
 * @throws TimeError with Go's message
 */
export function microTimeBefore(a: Maybe<MicroTime>, b: Maybe<MicroTime>): boolean {
  return Boolean(a) && Boolean(b) && compareMicroTime(a!, b!) < 0;
}

/**
 * Whether two times are the same instant, or both are missing. Mirrors `MicroTime.Equal`.
 * @throws TimeError with Go's message
 */
export function microTimeEqual(a: Maybe<MicroTime>, b: Maybe<MicroTime>): boolean {
  return a && b ? compareMicroTime(a, b) === 0 : !a && !b;
}

/**
 * {@link microTimeBefore} with a {@link Time}. Mirrors `MicroTime.BeforeTime`.
 * @throws TimeError with Go's message
 */
export function microTimeBeforeTime(a: Maybe<MicroTime>, b: Maybe<Time>): boolean {
  return Boolean(a) && Boolean(b) && compareInstant(parseMicroTime(a!), parseTime(b!)) < 0;
}

/**
 * {@link microTimeEqual} with a {@link Time}. Mirrors `MicroTime.EqualTime`.
 * @throws TimeError with Go's message
 */
export function microTimeEqualTime(a: Maybe<MicroTime>, b: Maybe<Time>): boolean {
  return a && b ? compareInstant(parseMicroTime(a), parseTime(b)) === 0 : !a && !b;
}

/**
 * The {@link MicroTime} of a date and time of day in UTC; out-of-range values carry over. Mirrors Go's
 * `metav1.DateMicro`.
 * @param month 1 for January, unlike in JavaScript's Date
 * @throws TimeError when an argument is not an integer, or the date is out of range for a `Date`
 */
export function dateMicro(
  year: number,
  month: number,
  day: number,
  hour: number,
  min: number,
  sec: number,
  nsec: number,
): MicroTime {
  return formatMicroTime(instantOfDate(year, month, day, hour, min, sec, nsec));
}

/**
 * The {@link MicroTime} of seconds plus nanoseconds since 1970-01-01T00:00:00Z. Mirrors Go's `metav1.UnixMicro`.
 * @throws TimeError when an argument is not an integer
 */
export function unixMicro(sec: number, nsec: number): MicroTime {
  return formatMicroTime(instantOf(sec, nsec));
}
