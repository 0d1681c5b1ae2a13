/** Beyond so many levels, what recurses does the rest without: the stack of a small thread might end, or a value hold itself. */
export const MAX_RECURSION = 200;
/** A value with at most so many levels may be walked recursively, if little is put on the stack. */
export const MAX_NESTING = 1000;
