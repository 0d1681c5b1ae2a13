export { emptyError, regexError } from '../../api/validate/content/messages.js';
/**
 * For a string of more than `length` bytes of UTF-8, in this package's wording. Mirrors Go's `validation.MaxLenError`.
 */
export function maxLenError(length) {
    return `must be no more than ${length} characters`;
}
/** For a number out of range. Mirrors Go's `validation.InclusiveRangeError`. */
export function inclusiveRangeError(lo, hi) {
    return `must be between ${lo} and ${hi}, inclusive`;
}
