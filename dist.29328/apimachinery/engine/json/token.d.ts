/** What a {@link Tokenizer} has found. Colons and commas are no tokens: they only say what comes next. */
export type Token = number;
/** The bytes can't go on like this. */
export declare const WRONG: Token;
/** The bytes are at their end, or within a token that more bytes would complete. */
export declare const MORE: Token;
export declare const BEGIN_OBJECT: Token;
export declare const END_OBJECT: Token;
export declare const BEGIN_ARRAY: Token;
export declare const END_ARRAY: Token;
/** The name of a member. */
export declare const KEY: Token;
export declare const STRING: Token;
export declare const NUMBER: Token;
export declare const TRUE: Token;
export declare const FALSE: Token;
export declare const NULL: Token;
