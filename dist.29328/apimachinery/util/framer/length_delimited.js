import { ObjectTooLargeError, UnexpectedEOFError } from './errors.js';
import { defaultMaxBytes, FrameBuffer } from './frame_buffer.js';
const headerLength = 4;
const none = /* @__PURE__ */ new Uint8Array(0);
/**
 * Reads frames that are preceded by their length, 4 bytes, the most significant first. An empty frame is a frame.
 * Mirrors Go's `framer.NewLengthDelimitedFrameReader`.
 */
export class LengthDelimitedFrameReader {
    #maxBytes;
    #buffer;
    #chunk = none;
    #at = 0;
    #ended = false;
    #header = 0;
    #headerBytes = 0;
    /** How many bytes of the frame are still to come, once its header is complete. */
    #missing = 0;
    #skipping = false;
    constructor(options = {}) {
        this.#maxBytes = options.maxBytes ?? defaultMaxBytes;
        this.#buffer = new FrameBuffer(this.#maxBytes);
    }
    push(chunk) {
        this.#chunk = chunk;
        this.#at = 0;
    }
    end() {
        this.#ended = true;
    }
    next() {
        for (;;) {
            if (!this.#readHeader())
                return this.#more();
            const from = this.#at;
            const to = Math.min(from + this.#missing, this.#chunk.length);
            this.#at = to;
            this.#missing -= to - from;
            const complete = this.#missing === 0;
            if (complete)
                this.#headerBytes = 0;
            if (this.#skipping) {
                if (!complete)
                    return this.#more();
                this.#skipping = false;
            }
            else if (complete) {
                return this.#buffer.complete(this.#chunk, from, to);
            }
            else {
                this.#buffer.append(this.#chunk, from, to, this.#header);
                return this.#more();
            }
        }
    }
    /** Whether the header of a frame is complete. */
    #readHeader() {
        if (this.#headerBytes === headerLength)
            return true;
        while (this.#headerBytes < headerLength && this.#at < this.#chunk.length) {
            this.#header = (this.#headerBytes === 0 ? 0 : this.#header * 256) + this.#chunk[this.#at++];
            this.#headerBytes++;
        }
        if (this.#headerBytes < headerLength)
            return false;
        this.#missing = this.#header;
        if (this.#header > this.#maxBytes) {
            this.#skipping = true;
            throw new ObjectTooLargeError(this.#maxBytes);
        }
        return true;
    }
    /** Nothing is left of the chunk. */
    #more() {
        // Differs from Go: there a stream that is cut behind a header, or where a buffer of the reader ends, seems complete.
        if (this.#ended && this.#headerBytes > 0)
            throw new UnexpectedEOFError();
        this.#chunk = none;
        this.#at = 0;
        return undefined;
    }
}
/** A frame as `LengthDelimitedFrameReader` reads it. Mirrors Go's `framer.NewLengthDelimitedFrameWriter`. */
export function lengthDelimitedFrame(data) {
    const frame = new Uint8Array(headerLength + data.length);
    new DataView(frame.buffer).setUint32(0, data.length);
    frame.set(data, headerLength);
    return frame;
}
/** The frames of Protobuf streams. Mirrors Go's `protobuf.LengthDelimitedFramer`. */
export const LengthDelimitedFramer = {
    newFrameReader(options) {
        return new LengthDelimitedFrameReader(options);
    },
    writeFrame: lengthDelimitedFrame,
};
