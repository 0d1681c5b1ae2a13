/** What was to be read ends in the middle of a value or frame. Mirrors Go's `io.ErrUnexpectedEOF`. */
export class UnexpectedEOFError extends Error {
    code = 'ERR_UNEXPECTED_EOF';
    constructor() {
        super('unexpected EOF');
        this.name = 'UnexpectedEOFError';
    }
}
