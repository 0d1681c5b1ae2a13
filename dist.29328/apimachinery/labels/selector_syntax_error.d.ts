/** An invalid label selector. The message is Go's. For an invalid key or value, `cause` has the details. */
export declare class SelectorSyntaxError extends Error {
    readonly code = "ERR_LABEL_SELECTOR";
    constructor(message: string, cause?: unknown);
}
