/**
 * A regular expression of Go's package regexp: its syntax, and a time that grows with the length of the text, never faster,
 * as all ways through the expression are followed at once. It tells whether a text holds a match, and where.
 */
export declare class Regexp {
    #private;
    /** @throws RegexpSyntaxError */
    constructor(pattern: string);
    /** Whether the text holds a match; undefined when a large expression and a long text make that take too long. */
    test(text: string): boolean | undefined;
    /**
     * The first match at or behind an index, as indexes of its ends: of those that begin there the one that the expression
     * prefers. `null` for none, undefined when that takes too long.
     */
    find(text: string, from?: number): readonly [start: number, end: number] | null | undefined;
}
