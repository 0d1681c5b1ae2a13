import { QuantityRangeError } from '../quantity_range_error.js';
export function isInt64(value) {
    return value === BigInt.asIntN(64, value);
}
/** A number if safe, otherwise a bigint, like int64 on the wire. */
export function int64Of(value) {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value;
}
/** @throws QuantityRangeError unless it is an integer within int64 and exact */
export function checkInt64(value, what) {
    if (typeof value === 'number') {
        if (Number.isSafeInteger(value))
            return value;
        throw new QuantityRangeError(`${what} must be a whole number, and a bigint beyond 2^53-1: ${value}`);
    }
    if (isInt64(value))
        return int64Of(value);
    throw new QuantityRangeError(`${what} must be from -2^63 to 2^63-1: ${value}`);
}
