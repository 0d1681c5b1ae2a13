/** The value of a string literal as it is written; `undefined` for a code point that no text can have. */
export declare function unescapeString(literal: string): string | undefined;
/** The value of a bytes literal without its `b`; `undefined` for an escape that bytes do not have. */
export declare function unescapeBytes(literal: string): Uint8Array | undefined;
