/** Thrown when a string is not a quantity. The message is Go's. */
export class QuantityError extends Error {
    name = 'QuantityError';
    code = 'ERR_INVALID_QUANTITY';
    /** The rejected string. */
    value;
    /** Where it stands, when that is known: the name of a resource in its list. The message begins with it. */
    path;
    constructor(message, value, path) {
        super(path === undefined ? message : `${path}: ${message}`);
        this.value = value;
        this.path = path;
    }
}
