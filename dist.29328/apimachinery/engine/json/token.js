/** The bytes can't go on like this. */
export const WRONG = -1;
/** The bytes are at their end, or within a token that more bytes would complete. */
export const MORE = 0;
export const BEGIN_OBJECT = 1;
export const END_OBJECT = 2;
export const BEGIN_ARRAY = 3;
export const END_ARRAY = 4;
/** The name of a member. */
export const KEY = 5;
export const STRING = 6;
export const NUMBER = 7;
export const TRUE = 8;
export const FALSE = 9;
export const NULL = 10;
