import { hasCode } from '#engine/text/has_code';
export { UnexpectedEOFError } from '#engine/go/unexpected_eof';
/** A frame is longer than allowed. Mirrors Go's `streaming.ErrObjectTooLarge`. */
export class ObjectTooLargeError extends Error {
    code = 'ERR_OBJECT_TOO_LARGE';
    /** The limit, in bytes. */
    maxBytes;
    constructor(maxBytes) {
        super('object to decode was longer than maximum allowed size');
        this.name = 'ObjectTooLargeError';
        this.maxBytes = maxBytes;
    }
}
/** Bytes that no frame can begin with. The text is Go's. */
export class FrameSyntaxError extends Error {
    code = 'ERR_FRAME_SYNTAX';
    constructor(message) {
        super(message);
        this.name = 'FrameSyntaxError';
    }
}
/** Whether an error says that a stream was cut. */
export function isUnexpectedEOF(err) {
    return hasCode(err, 'ERR_UNEXPECTED_EOF');
}
/** Whether an error says that a frame was longer than allowed. */
export function isObjectTooLarge(err) {
    return hasCode(err, 'ERR_OBJECT_TOO_LARGE');
}
