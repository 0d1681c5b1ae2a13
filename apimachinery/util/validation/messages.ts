export { emptyError, regexError } from '../../api/validate/content/messages.ts';

/** A text has more than `length` bytes of UTF-8, in the words that this package uses. Mirrors Go's `validation.MaxLenError`. */
export function maxLenError(length: number): string {
  return `must be no more than ${length} characters`;
}

/** A number lies outside of a range. Mirrors Go's `validation.InclusiveRangeError`. */
export function inclusiveRangeError(lo: number | bigint, hi: number | bigint): string {
  return `must be between ${lo} and ${hi}, inclusive`;
}
