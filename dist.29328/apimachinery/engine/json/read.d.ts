import type { JSONDetails } from './parse.ts';
/** A JSON value, and what reading found out about its text. */
export interface ReadResult {
    value: unknown;
    /** Only when something was there that JSON.parse doesn't tell. */
    details: JSONDetails | undefined;
}
/**
 * Parses JSON text. Of a duplicate key the last value counts. Integers beyond 2^53 are `bigint`.
 *
 * Differs from Go: it reads each value of a duplicate key over the one before, so that objects and lists are merged, and
 * a value that is overwritten can still be refused. Strict reading reports duplicate keys on both sides.
 * @throws JSONSyntaxError with Go's text
 */
export declare function readJSON(text: string): ReadResult;
/**
 * The same for a caller that looks at every value, and reads the text again with {@link parseJSON} where a number is wrong,
 * beyond 2^53, or counts to its last digit, where it meets numbers in an array and {@link hasSpelledItems}, and where
 * values are nested in many levels.
 */
export declare function readJSONFast(text: string): ReadResult;
/** Whether a number in an object may be spelled with a fraction or an exponent. */
export declare function hasSpelledMembers(text: string): boolean;
/** Whether a number in an array may be spelled with a fraction or an exponent. */
export declare function hasSpelledItems(text: string): boolean;
