/** The parts of a format text: plain text, and clauses such as `%.3f`. */
export type FormatPart = string | {
    readonly letter: string;
    readonly precision: number | undefined;
};
/** What is wrong with a format text. */
export declare class FormatFault {
    readonly message: string;
    constructor(message: string);
}
/**
 * Reads a format text: text and clauses in turn. `available` is how many arguments there are: a clause that finds none is
 * a fault, which comes behind the parts before it. With `checking`, the end of the text is looked at before the arguments.
 */
export declare function formatParts(format: string, available: number, checking?: boolean): Generator<FormatPart | FormatFault, void, undefined>;
