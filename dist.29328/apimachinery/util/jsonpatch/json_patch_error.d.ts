/** A JSON patch or JSON merge patch can't be created or applied. The message is that of Go's json-patch. */
export declare class JSONPatchError extends Error {
    readonly code = "ERR_JSON_PATCH";
    /** The index of the operation in the JSON patch. */
    readonly operation: number | undefined;
    constructor(message: string, operation?: number);
}
