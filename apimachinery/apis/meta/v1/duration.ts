import type { Scalar } from '#engine/schema/descriptor';
import { byteText, notAString, quoteBytes } from './internal/byte_text.ts';

/**
 * A `metav1.Duration` on the wire: a Go duration string such as `1h30m0s`, `1.5h` or `300ms`. Parse it with
 * {@link parseDuration}, format it with {@link formatDuration}. Mirrors Go's `metav1.Duration`.
 */
export type Duration = string;

/** Facts of the type for descriptors. A null is read as an empty string, which is not a valid duration. */
export const Duration: Scalar = {
  goType: 'v1.Duration',
  check: checkDuration,
  into: 'string',
  canonical: (value) => formatDuration(parseDuration(value as Duration)),
  zero: '0s',
  equal: (a, b) => a === b || parseDuration(a as Duration) === parseDuration(b as Duration),
  nullError: 'time: invalid duration ""',
};

/** Thrown when a text is not a Go duration or a number of nanoseconds fits no int64. The message is Go's for a text. */
export class DurationError extends Error {
  override readonly name: string = 'DurationError';
  readonly code: 'ERR_INVALID_DURATION' = 'ERR_INVALID_DURATION';
  /** The rejected value. */
  readonly value: unknown;

  constructor(message: string, value: unknown) {
    super(message);
    this.value = value;
  }
}

const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;
/** The magnitude of the smallest int64, only reached by negative durations. */
const LIMIT = 0x8000_0000_0000_0000n;
const MICROSECOND = 1_000n;
const MILLISECOND = 1_000_000n;
const SECOND = 1_000_000_000n;
const MINUTE = 60_000_000_000n;
const HOUR = 3_600_000_000_000n;

/**
 * Nanoseconds in a unit. The argument has one character per byte: the micro sign and the Greek mu are two characters
 * each.
 */
function unitSize(unit: string): bigint | undefined {
  switch (unit) {
    case 'ns':
      return 1n;
    case 'us':
    case '\u00c2\u00b5s':
    case '\u00ce\u00bcs':
      return MICROSECOND;
    case 'ms':
      return MILLISECOND;
    case 's':
      return SECOND;
    case 'm':
      return MINUTE;
    case 'h':
      return HOUR;
    default:
      return undefined;
  }
}

function checkDuration(value: unknown): string | undefined {
  if (typeof value !== 'string') return notAString(value);
  const read = readDuration(value);
  return typeof read === 'string' ? read : undefined;
}

/**
 * Parses a Go duration string (`time.ParseDuration`): a sign, then numbers with a unit each (`ns`, `us`, also with a
 * micro sign, `ms`, `s`, `m`, `h`), or `0`.
 * @returns nanoseconds, within an int64
 * @throws DurationError with Go's message
 */
export function parseDuration(text: Duration): bigint {
  const read = readDuration(text);
  if (typeof read === 'string') throw new DurationError(read, text);
  return read;
}

function endOfDigits(text: string, start: number): number {
  let at = start;
  for (let c = text.charCodeAt(at); c >= 48 && c <= 57; c = text.charCodeAt(at)) at++;
  return at;
}

function readDuration(original: string): bigint | string {
  const text = byteText(original);
  const invalid = (what: string): string => `time: ${what} ${quoteBytes(text)}`;
  const negative = text[0] === '-';
  let at = negative || text[0] === '+' ? 1 : 0;
  if (text.length - at === 1 && text[at] === '0') return 0n;
  if (at === text.length) return invalid('invalid duration');
  let total = 0n;
  while (at < text.length) {
    const start = at;
    at = endOfDigits(text, at);
    const whole = text.slice(start, at);
    let fraction = '';
    if (text[at] === '.') {
      const end = endOfDigits(text, at + 1);
      fraction = text.slice(at + 1, end);
      at = end;
    }
    if (whole === '' && fraction === '') return invalid('invalid duration');
    // More than 19 digits never fit, and a million digits must not reach BigInt.
    const digits = whole.replace(/^0+/, '');
    const value = digits.length > 19 ? LIMIT + 1n : BigInt(digits);
    if (value > LIMIT) return invalid('invalid duration');

    const unitStart = at;
    while (at < text.length && text[at] !== '.' && endOfDigits(text, at) === at) at++;
    if (at === unitStart) return invalid('missing unit in duration');
    const unit = text.slice(unitStart, at);
    const size = unitSize(unit);
    if (size === undefined) return invalid(`unknown unit ${quoteBytes(unit)} in duration`);
    // Differs from Go: in Go, two parts of 2^63 ns each wrap around to 0.
    total += value * size + fractionOf(fraction, size);
    if (total > LIMIT) return invalid('invalid duration');
  }
  if (negative) return -total;
  return total === LIMIT ? invalid('invalid duration') : total;
}

/**
 * Nanoseconds in a fraction of a unit: computed in floating point, dropping digits that overflow an int64, as in Go.
 */
function fractionOf(fraction: string, size: bigint): bigint {
  let value = 0n;
  let scale = 1;
  for (let i = 0; i < fraction.length && value <= MAX_INT64 / 10n; i++) {
    const next = value * 10n + BigInt(fraction.charCodeAt(i) - 48);
    if (next > LIMIT) break;
    value = next;
    scale *= 10;
  }
  return BigInt(Math.trunc(Number(value) * (Number(size) / scale)));
}

/** A number of `10 ** -digits` parts, without trailing zeros. */
function decimal(value: bigint, digits: number): string {
  const text = value.toString().padStart(digits + 1, '0');
  const fraction = text.slice(text.length - digits).replace(/0+$/, '');
  return text.slice(0, text.length - digits) + (fraction === '' ? '' : '.' + fraction);
}

/**
 * Formats nanoseconds like Go's `Duration.String`: `1h30m0s`, `1.5s`, `300ms`.
 * @throws DurationError when it is not an integer or exceeds an int64
 */
export function formatDuration(nanoseconds: bigint | number): Duration {
  if (typeof nanoseconds === 'number' && !Number.isSafeInteger(nanoseconds)) {
    throw new DurationError(`no whole number of nanoseconds: ${nanoseconds}`, nanoseconds);
  }
  const total = BigInt(nanoseconds);
  if (total > MAX_INT64 || total < -LIMIT) {
    throw new DurationError(`nanoseconds beyond an int64: ${total}`, nanoseconds);
  }
  const size = total < 0n ? -total : total;
  const sign = total < 0n ? '-' : '';
  if (size === 0n) return '0s';
  if (size < MICROSECOND) return `${sign}${size}ns`;
  if (size < MILLISECOND) return `${sign}${decimal(size, 3)}\u00b5s`;
  if (size < SECOND) return `${sign}${decimal(size, 6)}ms`;
  const hours = size / HOUR;
  const minutes = (size / MINUTE) % 60n;
  const seconds = `${decimal(size % MINUTE, 9)}s`;
  if (hours > 0n) return `${sign}${hours}h${minutes}m${seconds}`;
  return minutes > 0n ? `${sign}${minutes}m${seconds}` : `${sign}${seconds}`;
}
