import { CelError, Duration, ListValue, noSuchOverload, Timestamp, Uint } from './value.js';
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_UINT64 = 2n ** 64n - 1n;
const SECOND = 1000000000n;
/** The seconds of 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z: timestamps beyond do not exist. */
export const MIN_SECONDS = -62_135_596_800;
export const MAX_SECONDS = 253_402_300_799;
function int(value) {
    return value >= MIN_INT64 && value <= MAX_INT64 ? value : new CelError('integer overflow');
}
function uint(value) {
    return value >= 0n && value <= MAX_UINT64 ? new Uint(value) : new CelError('unsigned integer overflow');
}
function duration(nanoseconds) {
    const value = int(nanoseconds);
    return typeof value === 'bigint' ? new Duration(value) : value;
}
function move(time, nanoseconds) {
    const total = BigInt(time.seconds) * SECOND + BigInt(time.nanoseconds) + nanoseconds;
    let seconds = total / SECOND;
    let rest = total % SECOND;
    if (rest < 0n) {
        seconds -= 1n;
        rest += SECOND;
    }
    if (seconds < MIN_SECONDS || seconds > MAX_SECONDS)
        return new CelError('timestamp overflow');
    return new Timestamp(Number(seconds), Number(rest), time.offset);
}
/** Differs from Go: it appends in place, so that adding to the same bytes twice can change the first sum. */
function joinBytes(a, b) {
    const joined = new Uint8Array(a.length + b.length);
    joined.set(a);
    joined.set(b, a.length);
    return joined;
}
/** `a + b`. */
export function add(a, b) {
    switch (typeof a) {
        case 'bigint':
            return typeof b === 'bigint' ? int(a + b) : noSuchOverload(b);
        case 'number':
            return typeof b === 'number' ? a + b : noSuchOverload(b);
        case 'string':
            return typeof b === 'string' ? a + b : noSuchOverload(b);
    }
    if (a instanceof ListValue)
        return b instanceof ListValue ? a.concat(b) : noSuchOverload(b);
    if (a instanceof Uint)
        return b instanceof Uint ? uint(a.value + b.value) : noSuchOverload(b);
    if (a instanceof Uint8Array)
        return b instanceof Uint8Array ? joinBytes(a, b) : noSuchOverload(b);
    if (a instanceof Duration) {
        if (b instanceof Duration)
            return duration(a.nanoseconds + b.nanoseconds);
        return b instanceof Timestamp ? move(b, a.nanoseconds) : noSuchOverload(b);
    }
    if (a instanceof Timestamp)
        return b instanceof Duration ? move(a, b.nanoseconds) : noSuchOverload(b);
    return noSuchOverload(a);
}
/** `a - b`. */
export function subtract(a, b) {
    if (typeof a === 'bigint')
        return typeof b === 'bigint' ? int(a - b) : noSuchOverload(b);
    if (typeof a === 'number')
        return typeof b === 'number' ? a - b : noSuchOverload(b);
    if (a instanceof Uint)
        return b instanceof Uint ? uint(a.value - b.value) : noSuchOverload(b);
    if (a instanceof Duration)
        return b instanceof Duration ? duration(a.nanoseconds - b.nanoseconds) : noSuchOverload(b);
    if (a instanceof Timestamp) {
        if (b instanceof Duration) {
            const negated = int(-b.nanoseconds);
            return typeof negated === 'bigint' ? move(a, negated) : negated;
        }
        if (!(b instanceof Timestamp))
            return noSuchOverload(b);
        const seconds = int(BigInt(a.seconds - b.seconds) * SECOND);
        return typeof seconds === 'bigint' ? duration(seconds + BigInt(a.nanoseconds - b.nanoseconds)) : seconds;
    }
    return noSuchOverload(a);
}
/** `a * b`. */
export function multiply(a, b) {
    if (typeof a === 'bigint')
        return typeof b === 'bigint' ? int(a * b) : noSuchOverload(b);
    if (typeof a === 'number')
        return typeof b === 'number' ? a * b : noSuchOverload(b);
    if (a instanceof Uint)
        return b instanceof Uint ? uint(a.value * b.value) : noSuchOverload(b);
    return noSuchOverload(a);
}
/** `a / b`: integers round towards zero. */
export function divide(a, b) {
    if (typeof a === 'bigint') {
        if (typeof b !== 'bigint')
            return noSuchOverload(b);
        return b === 0n ? new CelError('division by zero') : int(a / b);
    }
    if (typeof a === 'number')
        return typeof b === 'number' ? a / b : noSuchOverload(b);
    if (a instanceof Uint) {
        if (!(b instanceof Uint))
            return noSuchOverload(b);
        return b.value === 0n ? new CelError('division by zero') : new Uint(a.value / b.value);
    }
    return noSuchOverload(a);
}
/** `a % b`: the remainder has the sign of `a`. */
export function modulo(a, b) {
    if (typeof a === 'bigint') {
        if (typeof b !== 'bigint')
            return noSuchOverload(b);
        if (b === 0n)
            return new CelError('modulus by zero');
        return a === MIN_INT64 && b === -1n ? new CelError('integer overflow') : a % b;
    }
    if (a instanceof Uint) {
        if (!(b instanceof Uint))
            return noSuchOverload(b);
        return b.value === 0n ? new CelError('modulus by zero') : new Uint(a.value % b.value);
    }
    return noSuchOverload(a);
}
/** `-a`. */
export function negate(a) {
    if (typeof a === 'bigint')
        return int(-a);
    if (typeof a === 'number')
        return -a;
    return a instanceof Duration ? duration(-a.nanoseconds) : noSuchOverload(a);
}
