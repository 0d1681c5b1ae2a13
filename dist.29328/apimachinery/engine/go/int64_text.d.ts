/**
 * An int64 in decimal as Go's strconv.ParseInt reads it: a sign, digits, any number of leading zeros. A number where it
 * is exact, a bigint beyond. Undefined when the text is something else or out of range.
 */
export declare function parseInt64(text: string): number | bigint | undefined;
