/** A place in the text of an expression. */
export interface Location {
    /** Line, from 1; -1 for an issue without a place. */
    readonly line: number;
    /** Column in code points, from 0; -1 for an issue without a place. */
    readonly column: number;
}
/** The place of an issue that belongs to the expression as a whole. */
export declare const NO_LOCATION: Location;
/** The text of an expression, and where its lines begin. */
export declare class Source {
    readonly text: string;
    private readonly lines;
    constructor(text: string);
    /** The place of an index into the text (in UTF-16 units, as JavaScript counts). */
    locationOf(index: number): Location;
    /** A line without its end; `undefined` when there is none. */
    line(number: number): string | undefined;
}
/** How many code points a text has; a lone surrogate counts as one. */
export declare function codePoints(text: string): number;
