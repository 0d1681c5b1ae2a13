/**
 * A total order of JSON values: numbers, strings, booleans, lists, maps, null. Negative, zero or positive, for `a`
 * before, equal to or after `b`. Mirrors Go's `value.Compare`.
 */
export declare function compare(a: unknown, b: unknown): number;
