import { everyChar, isDigit } from '#engine/text/name_syntax';
import { inclusiveRangeError, regexError } from './messages.js';
/** Reasons why the number is not a port: an integer from 1 to 65535. Mirrors Go's `validation.IsValidPortNum`. */
export function isValidPortNum(port) {
    return isInRange(port, 1, 65535);
}
/** Reasons why the integer is not within a range, both ends included. Mirrors Go's `validation.IsInRange`. */
export function isInRange(value, min, max) {
    // Differs from Go: here a number may have a fraction, and is then in no range.
    const isInteger = typeof value === 'bigint' || Number.isInteger(value);
    return isInteger && value >= min && value <= max ? [] : [inclusiveRangeError(min, max)];
}
/** Reasons why the number is not a Unix group ID: 0 to 2^31-1. Mirrors Go's `validation.IsValidGroupID`. */
export function isValidGroupID(gid) {
    return isInRange(gid, 0, 0x7fffffff);
}
/** Reasons why the number is not a Unix user ID: 0 to 2^31-1. Mirrors Go's `validation.IsValidUserID`. */
export function isValidUserID(uid) {
    return isInRange(uid, 0, 0x7fffffff);
}
/**
 * Reasons why the string is not a percentage, that is, digits and a percent sign: `25%`. Mirrors Go's
 * `validation.IsValidPercent`.
 */
export function isValidPercent(percent) {
    if (percent.length > 1 && percent.endsWith('%') && everyChar(percent.slice(0, -1), isDigit))
        return [];
    return [
        regexError("a valid percent string must be a numeric string followed by an ending '%'", '[0-9]+%', '1%', '93%'),
    ];
}
