/** An invalid FieldsV1 or path. The message says where. */
export class FieldPathError extends Error {
    code = 'ERR_FIELD_PATH';
    constructor(message, options) {
        super(message, options);
        this.name = 'FieldPathError';
    }
}
