/** A decimal integer in its canonical form, if it is an int64: a number where that is exact, else a bigint. */
export declare function parseDecimalInt64(text: string): number | bigint | undefined;
