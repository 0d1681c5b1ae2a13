/** Where the text stops being an expression. */
export declare class SyntaxFault {
    /** Where, in UTF-16 units. */
    readonly at: number;
    readonly message: string;
    constructor(at: number, message: string);
}
/** Thrown when there are too many faults to go on; all is reported then. */
export declare class Abandoned {
}
/** Thrown for an expression that nests too deeply. */
export declare class RecursionFault {
    readonly message: string;
    constructor(message: string);
}
