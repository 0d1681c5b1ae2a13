/** Whether a text is a day that there was: `2006-01-02`. */
export declare function isDate(text: string): boolean;
/** Whether a text is a day and, behind a T, a time with its offset. What follows a second T is not looked at, as in Go. */
export declare function isDateTime(text: string): boolean;
/** The nanoseconds of `1h30m`, or of words such as `2 days` among anything else; `undefined` for a text that is no duration. */
export declare function parseFormattedDuration(text: string): bigint | undefined;
