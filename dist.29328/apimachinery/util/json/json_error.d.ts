/** A JSON text that can't be read, or a value that has no JSON form. The message is Go's where Go has one. */
export declare class JSONError extends Error {
    readonly code = "ERR_JSON";
    constructor(message: string, options?: ErrorOptions);
}
