import { compareUTF8 } from '#engine/text/utf8';
import { CelError, Duration, noSuchOverload, Timestamp, Uint } from './value.js';
export function isNumber(value) {
    return typeof value === 'bigint' || typeof value === 'number' || value instanceof Uint;
}
const MIN_INT64 = -(2 ** 63);
const MAX_INT64 = 2 ** 63;
const MAX_UINT64 = 2 ** 64;
function sign(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** The order of two numbers, neither NaN. A double and an integer are compared as doubles, as cel-go does it. */
export function compareNumbers(a, b) {
    if (typeof a === 'number') {
        if (typeof b === 'number')
            return sign(a, b);
        if (typeof b === 'bigint')
            return compareDouble(a, b, MIN_INT64, MAX_INT64);
        return compareDouble(a, b.value, 0, MAX_UINT64);
    }
    if (typeof b === 'number')
        return -compareNumbers(b, a);
    return sign(typeof a === 'bigint' ? a : a.value, typeof b === 'bigint' ? b : b.value);
}
function compareDouble(double, integer, low, high) {
    if (double < low)
        return -1;
    return double > high ? 1 : sign(double, Number(integer));
}
/** The order of two values: -1, 0 or 1, or an error for values without one. Mirrors Go's `Comparer`. */
export function compare(a, b) {
    if (typeof a === 'bigint' && typeof b === 'bigint')
        return sign(a, b);
    if (isNumber(a)) {
        if (!isNumber(b))
            return Number.isNaN(a) ? new CelError('NaN values cannot be ordered') : noSuchOverload(b);
        if (Number.isNaN(a) || Number.isNaN(b))
            return new CelError('NaN values cannot be ordered');
        return compareNumbers(a, b);
    }
    if (typeof a === 'string') {
        return typeof b === 'string' ? Math.sign(compareUTF8(a, b)) : noSuchOverload(b);
    }
    if (typeof a === 'boolean')
        return typeof b === 'boolean' ? sign(Number(a), Number(b)) : noSuchOverload(b);
    if (a instanceof Duration)
        return b instanceof Duration ? sign(a.nanoseconds, b.nanoseconds) : noSuchOverload(b);
    if (a instanceof Timestamp) {
        if (!(b instanceof Timestamp))
            return noSuchOverload(b);
        return sign(a.seconds, b.seconds) || sign(a.nanoseconds, b.nanoseconds);
    }
    if (a instanceof Uint8Array)
        return b instanceof Uint8Array ? compareBytes(a, b) : noSuchOverload(b);
    return noSuchOverload(a);
}
/** True of values that have an order among their like. */
export function isComparable(value) {
    return (isNumber(value) ||
        typeof value === 'string' ||
        typeof value === 'boolean' ||
        value instanceof Duration ||
        value instanceof Timestamp ||
        value instanceof Uint8Array);
}
function compareBytes(a, b) {
    const length = Math.min(a.length, b.length);
    for (let index = 0; index < length; index++) {
        if (a[index] !== b[index])
            return a[index] < b[index] ? -1 : 1;
    }
    return sign(a.length, b.length);
}
