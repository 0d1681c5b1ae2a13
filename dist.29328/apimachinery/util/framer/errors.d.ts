export { UnexpectedEOFError } from '#engine/go/unexpected_eof';
/** A frame is longer than allowed. Mirrors Go's `streaming.ErrObjectTooLarge`. */
export declare class ObjectTooLargeError extends Error {
    readonly code = "ERR_OBJECT_TOO_LARGE";
    /** The limit, in bytes. */
    readonly maxBytes: number;
    constructor(maxBytes: number);
}
/** Bytes that no frame can begin with. The text is Go's. */
export declare class FrameSyntaxError extends Error {
    readonly code = "ERR_FRAME_SYNTAX";
    constructor(message: string);
}
/** Whether an error says that a stream was cut. */
export declare function isUnexpectedEOF(err: unknown): boolean;
/** Whether an error says that a frame was longer than allowed. */
export declare function isObjectTooLarge(err: unknown): boolean;
