import { ObjectTooLargeError, UnexpectedEOFError } from '#apimachinery/util/framer/errors';
import { FrameBuffer } from '#apimachinery/util/framer/frame_buffer';
import { CBORError } from '#engine/cbor/error';
const none = /* @__PURE__ */ new Uint8Array(0);
/** Levels of arrays, maps and tags within each other. */
const MAX_DEPTH = 10000;
const BREAK = 0xff;
const INDEFINITE = 31;
/**
 * Reads a sequence of CBOR items (RFC 8742): one item is one frame. Only looks where an item ends; whoever decodes the
 * frame finds what is wrong with it.
 */
export class CBORFrameReader {
    buffer;
    chunk = none;
    at = 0;
    ended = false;
    /** Items still to come at each level of the frame; -1 for a container that ends with a break. Empty between frames. */
    open = [];
    /** Bytes of a string that are still to come. */
    missing = 0;
    /** The head that is being read: its first byte, how many bytes of its argument are to come, and what came. */
    initial = -1;
    argumentBytes = 0;
    argument = 0;
    tooLarge = false;
    constructor(options = {}) {
        this.buffer = new FrameBuffer(options.maxBytes);
    }
    push(chunk) {
        this.chunk = chunk;
        this.at = 0;
    }
    end() {
        this.ended = true;
    }
    /** @throws CBORError for bytes that no item can begin with */
    next() {
        const from = this.at;
        if (this.scan()) {
            if (!this.tooLarge)
                return this.buffer.complete(this.chunk, from, this.at);
            this.tooLarge = false;
            return this.next();
        }
        const to = this.at;
        const { chunk } = this;
        this.chunk = none;
        this.at = 0;
        if (!this.tooLarge && to > from) {
            try {
                this.buffer.append(chunk, from, to);
            }
            catch (error) {
                this.tooLarge = error instanceof ObjectTooLargeError;
                throw error;
            }
        }
        if (this.ended && (this.open.length > 0 || this.initial >= 0))
            throw new UnexpectedEOFError();
        return undefined;
    }
    /** Goes on to the end of the frame. @returns whether it was reached */
    scan() {
        while (this.at < this.chunk.length) {
            if (this.missing > 0) {
                const step = Math.min(this.missing, this.chunk.length - this.at);
                this.missing -= step;
                this.at += step;
            }
            else if (this.initial < 0) {
                this.begin(this.chunk[this.at++]);
            }
            else {
                this.argument = this.argument * 256 + this.chunk[this.at++];
                if (--this.argumentBytes === 0)
                    this.head();
            }
            if (this.missing === 0 && this.initial < 0 && this.close())
                return true;
        }
        return false;
    }
    begin(byte) {
        if (this.open.length === 0)
            this.open.push(1);
        if (byte === BREAK && this.open.at(-1) === -1) {
            this.open[this.open.length - 1] = 0;
            return;
        }
        const info = byte & 31;
        const hasNoLength = info === INDEFINITE && [0, 1, 6, 7].includes(byte >> 5);
        if (hasNoLength || (info >= 28 && info < INDEFINITE))
            throw new CBORError(`cbor: invalid additional information ${info}`);
        this.initial = byte;
        this.argument = info < 24 ? info : 0;
        this.argumentBytes = info < 24 || info === INDEFINITE ? 0 : 1 << (info - 24);
        if (this.argumentBytes === 0)
            this.head();
    }
    /** A head is complete. */
    head() {
        const major = this.initial >> 5;
        const indefinite = (this.initial & 31) === INDEFINITE;
        this.initial = -1;
        const last = this.open.length - 1;
        // A tag is not an item of its own.
        if (this.open[last] > 0 && major !== 6)
            this.open[last]--;
        if (major === 4 || major === 5 || ((major === 2 || major === 3) && indefinite)) {
            if (this.open.length > MAX_DEPTH)
                throw new CBORError(`cbor: exceeded max nested level ${MAX_DEPTH}`);
            this.open.push(indefinite ? -1 : this.argument * (major === 5 ? 2 : 1));
        }
        else if (major === 2 || major === 3)
            this.missing = this.argument;
    }
    /** Ends the levels that are complete. @returns whether the frame is */
    close() {
        while (this.open.at(-1) === 0)
            this.open.pop();
        return this.open.length === 0;
    }
}
/** The frames of CBOR streams. Mirrors what Go's `cbor.NewFramer` returns. */
export const CBORFramer = {
    newFrameReader(options) {
        return new CBORFrameReader(options);
    },
    /** Every item tells where it ends. */
    writeFrame(data) {
        return data;
    },
};
