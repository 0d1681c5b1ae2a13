/**
 * The value with the keys of all its objects sorted, as Go writes a map: for writing it, because JavaScript objects put
 * keys that look like array indexes first. Gives the value itself where they are.
 */
export declare function sortKeys(value: unknown): unknown;
/**
 * The same as plain data. Go makes JSON with sorted keys of formats that aren't JSON before it keeps raw JSON.
 *
 * Differs from Go: keys that look like array indexes come first.
 */
export declare function withSortedKeys(value: unknown): unknown;
