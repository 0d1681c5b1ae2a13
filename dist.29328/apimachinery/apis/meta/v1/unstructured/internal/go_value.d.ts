/** What `%T` prints for a JSON value. An integer is an int64, unless too large. */
export declare function goTypeOfValue(value: unknown): string;
/** What `%v` prints for a JSON value. */
export declare function goText(value: unknown, depth?: number): string;
/** Whether a number is one that Go would hold as an int64. */
export declare function isInt64(value: unknown): value is number | bigint;
