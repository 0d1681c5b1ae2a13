/** An invalid label selector. The message is Go's. For an invalid key or value, `cause` has the details. */
export class SelectorSyntaxError extends Error {
    code = 'ERR_LABEL_SELECTOR';
    constructor(message, cause) {
        super(message, cause === undefined ? undefined : { cause });
        this.name = 'SelectorSyntaxError';
    }
}
