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
export const ZERO_TIME_SECONDS: number = -62135596800;

/** Thrown when a string is not a time in the form asked for, or a value is not an instant. The message is Go's. */
export class TimeError extends Error {
  override readonly name: string = 'TimeError';
  readonly code: 'ERR_INVALID_TIME' = 'ERR_INVALID_TIME';
  /** The rejected value. */
  readonly value: unknown;

  constructor(message: string, value: unknown) {
    super(message);
    this.value = value;
  }
}

/** @returns -1 when `a` is before `b`, 1 when it is after, 0 when they are the same instant */
export function compareInstant(a: Instant, b: Instant): -1 | 0 | 1 {
  if (a.seconds !== b.seconds) return a.seconds < b.seconds ? -1 : 1;
  if (a.nanoseconds !== b.nanoseconds) return a.nanoseconds < b.nanoseconds ? -1 : 1;
  return 0;
}

/**
 * The instant of a `Date`, which has millisecond precision.
 * @throws TimeError for an invalid Date
 */
export function instantFromDate(date: Date): Instant {
  const ms = date.getTime();
  if (Number.isNaN(ms)) throw new TimeError('invalid Date', date);
  const seconds = Math.floor(ms / 1000);
  return { seconds, nanoseconds: (ms - seconds * 1000) * 1e6 };
}

/**
 * The `Date` of an instant. Truncated to milliseconds. An instant outside the range of Date (years -271821 to 275760)
 * yields an invalid Date.
 */
export function instantToDate(instant: Instant): Date {
  return new Date(instant.seconds * 1000 + Math.floor(instant.nanoseconds / 1e6));
}

/** Whether an instant is Go's zero time. */
export function isZeroInstant(instant: Instant): boolean {
  return instant.seconds === ZERO_TIME_SECONDS && instant.nanoseconds === 0;
}

/**
 * The instant of seconds and nanoseconds since 1970-01-01T00:00:00Z; nanoseconds may be negative or exceed a second
 * (Go's `time.Unix`).
 * @throws TimeError when an argument is not an integer, or too large to be exact
 */
export function instantOf(seconds: number, nanoseconds: number): Instant {
  const whole = Math.floor(nanoseconds / 1e9);
  const instant = { seconds: seconds + whole, nanoseconds: nanoseconds - whole * 1e9 };
  if (![seconds, nanoseconds, instant.seconds].every(Number.isSafeInteger))
    throw new TimeError('no whole number of seconds and nanoseconds', [seconds, nanoseconds]);
  return instant;
}

/**
 * The instant of a date and time of day in UTC; out-of-range values carry over (Go's `time.Date`). `month` is 1 for
 * January.
 * @throws TimeError when an argument is not an integer, or the date is out of range for a `Date`
 */
export function instantOfDate(
  year: number,
  month: number,
  day: number,
  hour: number,
  min: number,
  sec: number,
  nsec: number,
): Instant {
  // Not Date.UTC, which maps the years 0 to 99 to the last century.
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day) / 1000;
  if (Number.isNaN(midnight)) throw new TimeError('a date beyond those of a Date', [year, month, day]);
  return instantOf(midnight + hour * 3600 + min * 60 + sec, nsec);
}
