/** A JSON text that isn't JSON. The message is Go's. */
export declare class JSONSyntaxError extends Error {
    readonly code = "ERR_JSON_SYNTAX";
    /** Where, in UTF-16 units from the start of the text. */
    readonly offset: number;
    /** 1-based. */
    readonly line: number;
    /** 1-based, in UTF-16 units. */
    readonly column: number;
    constructor(message: string, text: string, offset: number);
}
