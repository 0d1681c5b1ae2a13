export { emptyError, regexError } from '../../api/validate/content/messages.ts';
/**
 * For a string of more than `length` bytes of UTF-8, in this package's wording. Mirrors Go's `validation.MaxLenError`.
 */
export declare function maxLenError(length: number): string;
/** For a number out of range. Mirrors Go's `validation.InclusiveRangeError`. */
export declare function inclusiveRangeError(lo: number | bigint, hi: number | bigint): string;
