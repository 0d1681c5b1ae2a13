/** A path is not one, or can't be followed. */
export class JSONPathError extends Error {
    code = 'ERR_JSON_PATH';
    constructor(message) {
        super(message);
        this.name = 'JSONPathError';
    }
}
