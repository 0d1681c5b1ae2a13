/** A JSON text that can't be read, or a value that has no JSON form. The message is Go's where Go has one. */
export class JSONError extends Error {
    code = 'ERR_JSON';
    constructor(message, options) {
        super(message, options);
        this.name = 'JSONError';
    }
}
