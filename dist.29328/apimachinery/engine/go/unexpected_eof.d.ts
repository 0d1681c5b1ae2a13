/** What was to be read ends in the middle of a value or frame. Mirrors Go's `io.ErrUnexpectedEOF`. */
export declare class UnexpectedEOFError extends Error {
    readonly code = "ERR_UNEXPECTED_EOF";
    constructor();
}
