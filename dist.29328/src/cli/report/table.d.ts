/** A cell: its text, and the colour applied after padding. */
export interface Cell {
    readonly text: string;
    readonly paint?: (text: string) => string;
}
/** Columns of text, the widths taken from all rows. */
export declare class Table {
    #private;
    /**
     * @param rows all rows that will be written, headings too
     * @param limits the greatest widths; a longer text gets a line of its own. Nothing: no limit
     */
    constructor(rows: readonly (readonly Cell[])[], limits?: readonly number[]);
    /** One row, with a line feed at its end. */
    row(cells: readonly Cell[]): string;
}
/** Wraps text to a width, except for longer words; lines are indented and end with a line feed. */
export declare function wrapText(text: string, width: number, indent?: string): string;
