import { isSpace } from '#engine/json/space';
import { MORE, WRONG } from '#engine/json/token';
import { Tokenizer } from '#engine/json/tokenizer';
import { FrameSyntaxError, ObjectTooLargeError, UnexpectedEOFError } from './errors.js';
import { FrameBuffer } from './frame_buffer.js';
const LINE_FEED = 0x0a;
/**
 * Reads JSON values that follow each other, with or without white space between them. What is not JSON is refused as
 * soon as that shows: a reader that only looked for the end of a value would swallow what follows and wait for ever.
 * Mirrors Go's `framer.NewJSONFramedReader`.
 */
export class JSONFramedReader {
    #buffer;
    #tokens = new Tokenizer(undefined, { sequence: true });
    /** Where the value begins in the chunk; -1 between two values. */
    #from = -1;
    #ended = false;
    #skipping = false;
    #error;
    /** Where the line begins in the chunk that {@link nextLine} gave. */
    #line = 0;
    constructor(options = {}) {
        this.#buffer = new FrameBuffer(options.maxBytes);
    }
    push(chunk) {
        this.#tokens.push(chunk);
        if (this.#from >= 0)
            this.#from = 0;
    }
    end() {
        this.#ended = true;
        this.#tokens.finish();
    }
    next() {
        if (this.#error !== undefined)
            throw this.#error;
        const tokens = this.#tokens;
        for (;;) {
            if (this.#from < 0 && !this.#begin())
                return undefined;
            let token;
            do
                token = tokens.next();
            while (token > MORE && tokens.depth > 0);
            if (token === WRONG)
                throw this.#refuse();
            if (token === MORE)
                return this.#more();
            const from = this.#from;
            this.#from = -1;
            if (!this.#skipping)
                return this.#buffer.complete(tokens.bytes, from, tokens.at);
            this.#skipping = false;
        }
    }
    /**
     * The next line, if the chunk has all of it and a value begins with it; `undefined` otherwise: then `next` goes on.
     * Nothing of it has been read: whoever parses it finds out whether it is one value, and else calls
     * {@link unreadLine}. Writers put each value in a line of its own, which is found many times as fast as its tokens.
     */
    nextLine() {
        if (this.#error !== undefined || this.#from >= 0 || !this.#begin())
            return undefined;
        const tokens = this.#tokens;
        this.#line = this.#from;
        this.#from = -1;
        const end = tokens.bytes.indexOf(LINE_FEED, this.#line);
        if (end < 0 || end - this.#line > this.#buffer.maxBytes)
            return undefined;
        tokens.at = end + 1;
        return tokens.bytes.subarray(this.#line, end);
    }
    /** Lets `next` read the line that {@link nextLine} gave last. Not after anything else was read. */
    unreadLine() {
        this.#tokens.at = this.#line;
    }
    /** Skips white space. */
    #begin() {
        const { bytes } = this.#tokens;
        let { at } = this.#tokens;
        while (at < bytes.length && isSpace(bytes[at]))
            at++;
        if (at < bytes.length)
            this.#from = at;
        return this.#from >= 0;
    }
    /** Keeps what the chunk has of a value. */
    #more() {
        if (this.#ended)
            throw this.#fail(new UnexpectedEOFError());
        const { bytes } = this.#tokens;
        const from = this.#from;
        // It must not be kept twice when no other chunk is pushed.
        this.#from = bytes.length;
        if (this.#skipping)
            return undefined;
        try {
            this.#buffer.append(bytes, from, bytes.length);
        }
        catch (error) {
            this.#skipping = error instanceof ObjectTooLargeError;
            throw error;
        }
        return undefined;
    }
    #refuse() {
        return this.#fail(new FrameSyntaxError(this.#skipping ? 'invalid character in an object that was too long' : this.#tokens.message));
    }
    #fail(error) {
        this.#error = error;
        return error;
    }
}
/**
 * The frames of JSON streams: values that end where they end. What a serializer writes, its line feed included, is
 * written as it is. Mirrors Go's `json.Framer`.
 */
export const JSONFramer = {
    newFrameReader(options) {
        return new JSONFramedReader(options);
    },
    writeFrame(data) {
        return data;
    },
};
