import { ObjectTooLargeError } from './errors.js';
import { FrameBuffer } from './frame_buffer.js';
const none = /* @__PURE__ */ new Uint8Array(0);
const lineFeed = 0x0a;
const dash = 0x2d;
/** A line feed and three dashes. */
const separatorLength = 4;
const separatorLine = /* @__PURE__ */ new Uint8Array([dash, dash, dash, lineFeed]);
/**
 * Reads YAML documents: they end at every line but the first that begins with `---`, whatever else is on it. Documents
 * may be empty. Mirrors the reader of Go's `json.YAMLFramer`, also in that a last document is lost when the separator
 * line behind it holds something and has no end.
 */
export class YAMLDocumentReader {
    #buffer;
    #chunk = none;
    #at = 0;
    #ended = false;
    /** How much of a separator the last bytes are. */
    #matched = 0;
    /** A complete document, while its separator line goes on. */
    #document;
    #lineHasMore = false;
    #skipping = false;
    constructor(options = {}) {
        this.#buffer = new FrameBuffer(options.maxBytes);
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
            if (this.#document === undefined && !this.#findSeparator())
                return this.#last();
            if (!this.#endLine())
                return this.#last();
            const document = this.#document;
            this.#document = undefined;
            if (!this.#skipping)
                return document;
            this.#skipping = false;
        }
    }
    #findSeparator() {
        const chunk = this.#chunk;
        const from = this.#at;
        for (let at = from; at < chunk.length;) {
            if (this.#matched === 0) {
                at = chunk.indexOf(lineFeed, at);
                if (at < 0)
                    break;
                this.#matched = 1;
                at++;
                continue;
            }
            const byte = chunk[at++];
            this.#matched = byte === dash ? this.#matched + 1 : byte === lineFeed ? 1 : 0;
            if (this.#matched < separatorLength)
                continue;
            this.#matched = 0;
            this.#at = at;
            this.#lineHasMore = false;
            // Should it be too large, it is over all the same.
            this.#document = none;
            const skipping = this.#skipping;
            this.#skipping = true;
            if (!skipping) {
                const frame = this.#buffer.complete(chunk, from, at);
                this.#document = frame.subarray(0, frame.length - separatorLength);
                this.#skipping = false;
            }
            return true;
        }
        this.#at = chunk.length;
        if (!this.#skipping)
            this.#keep(from);
        return false;
    }
    #keep(from) {
        try {
            this.#buffer.append(this.#chunk, from, this.#chunk.length);
        }
        catch (error) {
            this.#skipping = error instanceof ObjectTooLargeError;
            throw error;
        }
    }
    #endLine() {
        const end = this.#chunk.indexOf(lineFeed, this.#at);
        if (end < 0 && this.#at < this.#chunk.length)
            this.#lineHasMore = true;
        this.#at = end < 0 ? this.#chunk.length : end + 1;
        return end >= 0;
    }
    /** The last document, once the stream is over. */
    #last() {
        this.#chunk = none;
        this.#at = 0;
        if (!this.#ended)
            return undefined;
        const document = this.#document;
        this.#document = undefined;
        const skipping = this.#skipping;
        this.#skipping = false;
        if (document !== undefined)
            return this.#lineHasMore || skipping ? undefined : document;
        return this.#buffer.length > 0 ? this.#buffer.take() : undefined;
    }
}
/** A stream of YAML documents, each with `---` before it. Mirrors Go's `json.YAMLFramer`. */
export const YAMLFramer = {
    newFrameReader(options) {
        return new YAMLDocumentReader(options);
    },
    writeFrame(data) {
        const frame = new Uint8Array(separatorLine.length + data.length);
        frame.set(separatorLine);
        frame.set(data, separatorLine.length);
        return frame;
    },
};
