import type { Scalar, ScalarSyntax } from '#engine/schema/descriptor';
import { type Instant } from './instant.ts';
import type { Time } from './time.ts';
/** Go's layout of a {@link MicroTime}. */
export declare const RFC3339Micro = "2006-01-02T15:04:05.000000Z07:00";
/**
 * A `metav1.MicroTime` on the wire: an RFC 3339 string with exactly six fraction digits, such as
 * `2006-01-02T15:04:05.000000Z`. Parse it with {@link parseMicroTime} or {@link microTimeToDate}; create it with
 * {@link formatMicroTime}, {@link microTimeFromDate} or {@link nowMicro}. Mirrors Go's `metav1.MicroTime`.
 */
export type MicroTime = string;
/** Syntax of {@link MicroTime}, for validation. Go's zero time is null on the wire. */
export declare const MicroTimeSyntax: ScalarSyntax;
/** Facts of the type for descriptors. */
export declare const MicroTime: Scalar;
/**
 * Parses a {@link MicroTime} without loss (`time.Parse` with `metav1.RFC3339Micro`).
 * @throws TimeError with Go's message
 */
export declare function parseMicroTime(text: MicroTime): Instant;
/**
 * Formats an instant as Go does: in UTC, truncated to microseconds. A year outside 0 to 9999 is written with a sign or
 * more digits, but then neither Go nor {@link parseMicroTime} can parse it.
 * @throws TimeError when `instant` is invalid
 */
export declare function formatMicroTime(instant: Instant): MicroTime;
/**
 * The {@link MicroTime} of a `Date`, to the millisecond: the last three digits are zeros.
 * @throws TimeError for an invalid Date
 */
export declare function microTimeFromDate(date: Date): MicroTime;
/**
 * The `Date` of a {@link MicroTime}; truncated to milliseconds.
 * @throws TimeError with Go's message
 */
export declare function microTimeToDate(time: MicroTime): Date;
/**
 * Compares by instant, whatever the offset (`Before` and `Equal` of Go's type).
 * @returns -1 when `a` is before `b`, 1 when it is after, 0 when they are the same
 * @throws TimeError with Go's message
 */
export declare function compareMicroTime(a: MicroTime, b: MicroTime): -1 | 0 | 1;
/** The current time (`metav1.NowMicro`), to the millisecond, like `Date`. Mirrors Go's `metav1.NowMicro`. */
export declare function nowMicro(): MicroTime;
/** An optional time. */
type Maybe<T> = T | null | undefined;
/**
 * Whether the time is absent or Go's zero time, the first second of the year 1. Mirrors `MicroTime.IsZero`.
 * @throws TimeError with Go's message
 */
export declare function microTimeIsZero(time: Maybe<MicroTime>): boolean;
/**
 * Whether `a` is before `b`; false when one is missing. Mirrors `MicroTime.Before`.
 * @throws TimeError with Go's message
 */
export declare function microTimeBefore(a: Maybe<MicroTime>, b: Maybe<MicroTime>): boolean;
/**
 * Whether two times are the same instant, or both are missing. Mirrors `MicroTime.Equal`.
 * @throws TimeError with Go's message
 */
export declare function microTimeEqual(a: Maybe<MicroTime>, b: Maybe<MicroTime>): boolean;
/**
 * {@link microTimeBefore} with a {@link Time}. Mirrors `MicroTime.BeforeTime`.
 * @throws TimeError with Go's message
 */
export declare function microTimeBeforeTime(a: Maybe<MicroTime>, b: Maybe<Time>): boolean;
/**
 * {@link microTimeEqual} with a {@link Time}. Mirrors `MicroTime.EqualTime`.
 * @throws TimeError with Go's message
 */
export declare function microTimeEqualTime(a: Maybe<MicroTime>, b: Maybe<Time>): boolean;
/**
 * The {@link MicroTime} of a date and time of day in UTC; out-of-range values carry over. Mirrors Go's
 * `metav1.DateMicro`.
 * @param month 1 for January, unlike in JavaScript's Date
 * @throws TimeError when an argument is not an integer, or the date is out of range for a `Date`
 */
export declare function dateMicro(year: number, month: number, day: number, hour: number, min: number, sec: number, nsec: number): MicroTime;
/**
 * The {@link MicroTime} of seconds plus nanoseconds since 1970-01-01T00:00:00Z. Mirrors Go's `metav1.UnixMicro`.
 * @throws TimeError when an argument is not an integer
 */
export declare function unixMicro(sec: number, nsec: number): MicroTime;
export {};
