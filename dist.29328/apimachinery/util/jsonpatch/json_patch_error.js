/** A JSON patch or JSON merge patch can't be created or applied. The message is that of Go's json-patch. */
export class JSONPatchError extends Error {
    code = 'ERR_JSON_PATCH';
    /** The index of the operation in the JSON patch. */
    operation;
    constructor(message, operation) {
        super(message);
        this.name = 'JSONPatchError';
        this.operation = operation;
    }
}
