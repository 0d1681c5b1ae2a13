/** What a {@link Tokenizer} has found. Colons and commas are no tokens: they only say what comes next. */
export type Token = number;

/** The bytes can't go on like this. */
export const WRONG: Token = -1;
/** The bytes are at their end, or within a token that more bytes would complete. */
export const MORE: Token = 0;
export const BEGIN_OBJECT: Token = 1;
export const END_OBJECT: Token = 2;
export const BEGIN_ARRAY: Token = 3;
export const END_ARRAY: Token = 4;
/** The name of a member. */
export const KEY: Token = 5;
export const STRING: Token = 6;
export const NUMBER: Token = 7;
export const TRUE: Token = 8;
export const FALSE: Token = 9;
export const NULL: Token = 10;
