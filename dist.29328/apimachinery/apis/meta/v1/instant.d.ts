/**
 * A point in time with nanosecond precision, like Go's `time.Time`: returned by {@link parseTime} and
 * {@link parseMicroTime}, and accepted by their `format` counterparts. Plain immutable data.
 */
export interface Instant {
    /** Whole seconds since 1970-01-01T00:00:00Z, rounded down; negative before it. A safe integer. */
    readonly seconds: number;
    /** Nanoseconds after `seconds`: 0 to 999 999 999. */
    readonly nanoseconds: number;
}
/** Seconds since the Unix epoch of Go's zero time, 0001-01-01T00:00:00Z. */
export declare const ZERO_TIME_SECONDS: number;
/** Thrown when a string is not a time in the form asked for, or a value is no instant. The message is Go's. */
export declare class TimeError extends Error {
    readonly name: string;
    readonly code: 'ERR_INVALID_TIME';
    /** The rejected value. */
    readonly value: unknown;
    constructor(message: string, value: unknown);
}
/** @returns -1 when `a` is before `b`, 1 when it is after, 0 when they are the same instant */
export declare function compareInstant(a: Instant, b: Instant): -1 | 0 | 1;
/**
 * The instant of a `Date`, which has millisecond precision.
 * @throws TimeError for an invalid Date
 */
export declare function instantFromDate(date: Date): Instant;
/**
 * The `Date` of an instant. Truncated to milliseconds. An instant outside the range of Date (years -271821 to 275760)
 * yields an invalid Date.
 */
export declare function instantToDate(instant: Instant): Date;
/** Whether an instant is Go's zero time. */
export declare function isZeroInstant(instant: Instant): boolean;
/**
 * The instant of seconds and nanoseconds since 1970-01-01T00:00:00Z; nanoseconds may be negative or exceed a second
 * (Go's `time.Unix`).
 * @throws TimeError when an argument is not an integer, or too large to be exact
 */
export declare function instantOf(seconds: number, nanoseconds: number): Instant;
/**
 * The instant of a date and time of day in UTC; out-of-range values carry over (Go's `time.Date`). `month` is 1 for
 * January.
 * @throws TimeError when an argument is not an integer, or the date is out of range for a `Date`
 */
export declare function instantOfDate(year: number, month: number, day: number, hour: number, min: number, sec: number, nsec: number): Instant;
