/** Lines longer than this are folded at the next blank. */
export declare const width = 80;
/** Collects the pieces of a YAML text and keeps track of where the next one goes. */
export declare class Writer {
    private readonly pieces;
    /** Characters on the current line. */
    column: number;
    /** The last thing written separates: nothing or blanks. */
    whitespace: boolean;
    /** So far the line holds only indentation, `-`, `?` and `:`. */
    indention: boolean;
    /** Writes text without a line break. */
    write(text: string): void;
    /** Writes a line break. */
    breakLine(text?: string): void;
    /** Goes to column `indent`, on a new line unless the current one has nothing in the way. */
    indent(indent: number): void;
    /** Writes `-`, `?`, `:`, quotes or brackets. */
    indicator(text: string, separate: boolean, keepsIndention: boolean): void;
    toString(): string;
}
