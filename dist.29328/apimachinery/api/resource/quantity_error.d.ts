/** Thrown when a string is not a quantity. The message is Go's. */
export declare class QuantityError extends Error {
    readonly name: string;
    readonly code: 'ERR_INVALID_QUANTITY';
    /** The rejected string. */
    readonly value: string;
    /** Where it stands, when that is known: the name of a resource in its list. The message begins with it. */
    readonly path: string | undefined;
    constructor(message: string, value: string, path?: string);
}
