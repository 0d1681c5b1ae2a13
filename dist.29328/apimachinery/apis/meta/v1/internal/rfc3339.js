// The two RFC 3339 forms of times, with Go's leniency: accepts what Go's time.Parse accepts, and fails with its
// messages. Small on purpose: every Kind pulls this into the bundle, as all metadata has times.
import { TimeError, ZERO_TIME_SECONDS } from '../instant.js';
import { byteText, notAString, quoteBytes } from './byte_text.js';
/**
 * The common start of both layouts: literals, and numbers with their range. Days are checked once the month is known.
 */
const ELEMENTS = [
    ['2006', 0, 9999],
    ['-'],
    ['01', 1, 12, 'month'],
    ['-'],
    ['02', 0, 99],
    ['T'],
    ['15', 0, 23, 'hour'],
    [':'],
    ['04', 0, 59, 'minute'],
    [':'],
    ['05', 0, 59, 'second'],
];
/** Seconds in 400 years, after which the calendar repeats. */
const CYCLE = 12_622_780_800;
/** A time as Go writes it, except the 29th of February, which depends on the year. */
const CANONICAL = /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{6})?Z$/;
/** Whether a string is a time in canonical form. May return false for one that is. */
function isCanonical(text, layout) {
    return text.length === layout.length - '07:00'.length && CANONICAL.test(text);
}
/**
 * Seconds since the epoch of a string in Go's canonical form (UTC, no fraction or six digits); NaN for other strings,
 * valid or not, and for some canonical ones.
 */
export function canonicalSeconds(text, layout) {
    return isCanonical(text, layout) ? Date.parse(`${text.slice(0, 19)}Z`) / 1000 : NaN;
}
/** The check of a Scalar with this layout. */
export function checkTimeText(value, layout) {
    if (typeof value !== 'string')
        return notAString(value);
    if (isCanonical(value, layout))
        return undefined;
    const read = readTime(value, layout);
    return typeof read === 'string' ? read : undefined;
}
/** The canonical form of a Scalar with this layout. */
export function canonicalTimeText(text, layout) {
    if (isCanonical(text, layout) && !text.startsWith('0001-01-01T00:00:00'))
        return text;
    const instant = parseInstant(text, layout);
    // Half a second after the zero time is not zero in Go, though written like it.
    return instant.seconds === ZERO_TIME_SECONDS && instant.nanoseconds === 0 ? undefined : writeTime(instant, layout);
}
/**
 * Parses a time like Go's `time.Parse`.
 * @throws TimeError with Go's message
 */
export function parseInstant(text, layout) {
    const seconds = canonicalSeconds(text, layout);
    if (!Number.isNaN(seconds))
        return { seconds, nanoseconds: Number(text.slice(20, -1)) * 1000 };
    const read = readTime(text, layout);
    if (typeof read === 'string')
        throw new TimeError(read, text);
    return read;
}
/** The number of `count` digits at `at`; NaN if they are not digits. */
function digits(text, at, count) {
    const part = text.slice(at, at + count);
    return part.length === count && !/\D/.test(part) ? Number(part) : NaN;
}
/** @returns the instant, or Go's error message */
function readTime(original, layout) {
    const text = byteText(original);
    let at = 0;
    const refuse = (message) => `parsing time ${quoteBytes(text)}${message}`;
    const mismatch = (element) => refuse(` as "${layout}": cannot parse ${quoteBytes(text.slice(at))} as "${element}"`);
    const numbers = [];
    for (const [element, min, max, name] of ELEMENTS) {
        let width = element.length;
        if (min === undefined) {
            if (text[at] !== element)
                return mismatch(element);
        }
        else {
            let value = digits(text, at, width);
            // Go accepts a one-digit hour.
            if (Number.isNaN(value) && name === 'hour')
                value = digits(text, at, (width = 1));
            if (Number.isNaN(value))
                return mismatch(element);
            if (value < min || value > max)
                return refuse(`: ${name} out of range`);
            numbers.push(value);
        }
        at += width;
    }
    let nanoseconds;
    if (!layout.includes('.')) {
        // An optional fraction of any length. Digits after the ninth are dropped.
        const [fraction] = /^(?:[.,]\d+)?/.exec(text.slice(at));
        nanoseconds = Number(fraction.slice(1, 10).padEnd(9, '0'));
        at += fraction.length;
    }
    else {
        // Go reads the six characters after the point as an integer, so the first may be a sign.
        const fraction = text.slice(at, at + 7);
        if (!/^[.,][-+\d]\d{5}$/.test(fraction))
            return mismatch('.000000');
        nanoseconds = Number(fraction.slice(1)) * 1000;
        if (nanoseconds < 0)
            return refuse(': fractional second out of range');
        at += 7;
    }
    let offset = 0;
    if (text[at] === 'Z') {
        at++;
    }
    else {
        const zone = text.slice(at, at + 6);
        if (zone.length < 6 || zone[3] !== ':')
            return mismatch('Z07:00');
        const hours = digits(zone, 1, 2);
        const minutes = Number.isNaN(hours) ? NaN : digits(zone, 4, 2);
        // 24 hours and 60 minutes are accepted. Range errors precede syntax errors, minutes before hours.
        if (minutes > 60)
            return refuse(': time zone offset minute out of range');
        if (hours > 24)
            return refuse(': time zone offset hour out of range');
        if (Number.isNaN(minutes) || !/^[-+]/.test(zone))
            return mismatch('Z07:00');
        offset = (hours * 60 + minutes) * (zone[0] === '-' ? -60 : 60);
        at += 6;
    }
    if (at < text.length)
        return refuse(`: extra text: ${quoteBytes(text.slice(at))}`);
    const [year, month, day, hour, minute, second] = numbers;
    // 400 years later, because Date.UTC maps the years 0 to 99 to the last century.
    const date = new Date(Date.UTC(year + 400, month - 1, day, hour, minute, second));
    if (date.getUTCMonth() !== month - 1)
        return refuse(': day out of range');
    return { seconds: date.getTime() / 1000 - CYCLE - offset, nanoseconds: Math.abs(nanoseconds) };
}
/**
 * Writes an instant in UTC as Go's `Format` does: years beyond 9999 get more digits, years before 0 a minus sign.
 * Truncated to the layout's precision.
 * @throws TimeError when `instant` is not a valid {@link Instant}
 */
export function writeTime(instant, layout) {
    const { seconds, nanoseconds } = instant;
    if (!Number.isSafeInteger(seconds) ||
        !Number.isInteger(nanoseconds) ||
        nanoseconds < 0 ||
        nanoseconds > 999_999_999) {
        throw new TimeError(`no instant: ${seconds} seconds, ${nanoseconds} nanoseconds`, instant);
    }
    // Instants exceed the range of Date: the years 1970 to 2369 represent all others.
    const cycle = Math.floor(seconds / CYCLE);
    const iso = new Date((seconds - cycle * CYCLE) * 1000).toISOString();
    const year = Number(iso.slice(0, 4)) + cycle * 400;
    const sign = year < 0 ? '-' : '';
    const fraction = !layout.includes('.') ? '' : `.${String(Math.floor(nanoseconds / 1000)).padStart(6, '0')}`;
    return `${sign}${String(Math.abs(year)).padStart(4, '0')}${iso.slice(4, 19)}${fraction}Z`;
}
