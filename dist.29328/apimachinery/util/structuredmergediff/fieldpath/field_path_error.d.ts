/** An invalid FieldsV1 or path. The message says where. */
export declare class FieldPathError extends Error {
    readonly code = "ERR_FIELD_PATH";
    constructor(message: string, options?: ErrorOptions);
}
