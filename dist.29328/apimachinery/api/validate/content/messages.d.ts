/** For a number that is too small. Mirrors Go's `content.MinError`. */
export declare function minError(min: number | bigint): string;
/** For a number that is too large. Mirrors Go's `content.MaxError`. */
export declare function maxError(max: number | bigint): string;
/** For a string of more than `length` bytes of UTF-8. Mirrors Go's `content.MaxLenError`. */
export declare function maxLenError(length: number): string;
/** For an empty string. Mirrors Go's `content.EmptyError`. */
export declare function emptyError(): string;
/** For a string that does not match `regex`; `message` says what is expected. Mirrors Go's `content.RegexError`. */
export declare function regexError(message: string, regex: string, ...examples: readonly string[]): string;
/** For a disallowed value. Mirrors Go's `content.NEQError`. */
export declare function neqError(disallowed: string | number | bigint | boolean): string;
