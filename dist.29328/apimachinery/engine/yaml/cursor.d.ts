/** A place in a text, and the steps that the readers of all scalars take from it. */
export declare class Cursor {
    /** The text with NUL behind it. */
    readonly text: string;
    pos: number;
    line: number;
    lineStart: number;
    flowLevel: number;
    indent: number;
    simpleKeyAllowed: boolean;
    constructor(text: string);
    get column(): number;
    /** Refuses the text at the current place. */
    fail(problem: string): never;
    /** Steps over one line break; CR LF is one. */
    skipBreak(): void;
    /** Steps over one line break and gives what it is in a value: LF, or LS and PS as they are. */
    readBreak(): string;
    skipBlanks(): void;
    skipComment(): void;
    /** Whether a line starts here with `---` or `...`. */
    atDocumentIndicator(): boolean;
}
