import type { Scalar, ScalarSyntax } from '#engine/schema/descriptor';
import { type Instant } from './instant.ts';
/** Go's layout of a {@link Time}. */
export declare const RFC3339 = "2006-01-02T15:04:05Z07:00";
/**
 * A `metav1.Time` on the wire: an RFC 3339 string such as `2006-01-02T15:04:05Z`. Servers write it in UTC with whole
 * seconds; on input, offsets and fractions of any length are accepted. Parse it with {@link parseTime} or
 * {@link timeToDate}; create it with {@link formatTime}, {@link timeFromDate} or {@link now}. Mirrors Go's
 * `metav1.Time`.
 */
export type Time = string;
/** Syntax of {@link Time}, for validation. Go's zero time is null on the wire. */
export declare const TimeSyntax: ScalarSyntax;
/** Facts of the type for descriptors. */
export declare const Time: Scalar;
/**
 * Parses a {@link Time} without loss, down to nanoseconds (`time.Parse` with `time.RFC3339`).
 * @throws TimeError with Go's message
 */
export declare function parseTime(text: Time): Instant;
/**
 * Formats an instant as Go does: in UTC, truncated to seconds. A year outside 0 to 9999 is written with a sign or more
 * digits, but then neither Go nor {@link parseTime} can parse it.
 * @throws TimeError when `instant` is invalid
 */
export declare function formatTime(instant: Instant): Time;
/**
 * The {@link Time} of a `Date`: in UTC, truncated to seconds (use a MicroTime to keep milliseconds).
 * @throws TimeError for an invalid Date
 */
export declare function timeFromDate(date: Date): Time;
/**
 * The `Date` of a {@link Time}; truncated to milliseconds.
 * @throws TimeError with Go's message
 */
export declare function timeToDate(time: Time): Date;
/**
 * Compares instants, regardless of offset, to the nanosecond (`Before` and `Equal` of Go's type).
 * @returns -1 when `a` is before `b`, 1 when it is after, 0 when they are the same
 * @throws TimeError with Go's message
 */
export declare function compareTime(a: Time, b: Time): -1 | 0 | 1;
/** The current time (`metav1.Now`), to the second as on the wire. Mirrors Go's `metav1.Now`. */
export declare function now(): Time;
/** An optional time. */
type MaybeTime = Time | null | undefined;
/**
 * Whether the time is absent or Go's zero time, the first second of the year 1. Mirrors `Time.IsZero`.
 * @throws TimeError with Go's message
 */
export declare function timeIsZero(time: MaybeTime): boolean;
/**
 * Whether `a` is before `b`; false when one is missing. Mirrors `Time.Before`.
 * @throws TimeError with Go's message
 */
export declare function timeBefore(a: MaybeTime, b: MaybeTime): boolean;
/**
 * Whether two times are the same instant, or both are missing. Mirrors `Time.Equal`.
 * @throws TimeError with Go's message
 */
export declare function timeEqual(a: MaybeTime, b: MaybeTime): boolean;
/**
 * The time after a round trip over the wire: in UTC, truncated to seconds; Go's zero time if its UTC year is outside 0
 * to 9999. Mirrors `Time.Rfc3339Copy`.
 * @throws TimeError with Go's message
 */
export declare function rfc3339Copy(time: Time): Time;
/**
 * The {@link Time} of a date and time of day in UTC; out-of-range values carry over: the 32nd of January is the 1st of
 * February. Mirrors Go's `metav1.Date`.
 * @param month 1 for January, unlike in JavaScript's Date
 * @throws TimeError when an argument is not an integer, or the date is out of range for a `Date`
 */
export declare function date(year: number, month: number, day: number, hour: number, min: number, sec: number, nsec: number): Time;
/**
 * The {@link Time} of seconds plus nanoseconds since 1970-01-01T00:00:00Z. Mirrors Go's `metav1.Unix`.
 * @throws TimeError when an argument is not an integer
 */
export declare function unix(sec: number, nsec: number): Time;
export {};
