import { ObjectTooLargeError } from './errors.js';
/** The longest frame that readers take unless told otherwise: 16 MiB, as in Go. */
export const defaultMaxBytes = 16 * 1024 * 1024;
const initialSize = 1024;
const empty = /* @__PURE__ */ new Uint8Array(0);
/** Collects a frame that comes in pieces. */
export class FrameBuffer {
    maxBytes;
    #bytes = empty;
    #length = 0;
    constructor(maxBytes = defaultMaxBytes) {
        this.maxBytes = maxBytes;
    }
    get length() {
        return this.#length;
    }
    /**
     * Adds `chunk[from..to]`.
     * @param expected how long the whole frame will be, if that is known: so no memory is left over
     * @throws ObjectTooLargeError when the frame gets longer than allowed; what was collected is dropped
     */
    append(chunk, from, to, expected = this.maxBytes) {
        const length = this.#length + to - from;
        if (length > this.maxBytes) {
            this.take();
            throw new ObjectTooLargeError(this.maxBytes);
        }
        if (length > this.#bytes.length) {
            // Grows with what has come, not with what was announced.
            const grown = new Uint8Array(Math.min(expected, Math.max(length, this.#bytes.length * 2, initialSize)));
            grown.set(this.#bytes.subarray(0, this.#length));
            this.#bytes = grown;
        }
        if (to - from === 1)
            this.#bytes[this.#length] = chunk[from];
        else
            this.#bytes.set(from === 0 && to === chunk.length ? chunk : chunk.subarray(from, to), this.#length);
        this.#length = length;
    }
    /** What was collected. It belongs to the caller: the buffer starts anew. */
    take() {
        const frame = this.#bytes.subarray(0, this.#length);
        this.#bytes = empty;
        this.#length = 0;
        return frame;
    }
    /**
     * The frame that `chunk[from..to]` completes: without a copy when nothing was collected before.
     * @throws ObjectTooLargeError
     */
    complete(chunk, from, to) {
        if (this.#length > 0) {
            this.append(chunk, from, to, this.#length + to - from);
            return this.take();
        }
        if (to - from > this.maxBytes)
            throw new ObjectTooLargeError(this.maxBytes);
        return chunk.subarray(from, to);
    }
}
