import { chunksOf } from './byte_source.js';
import { isObjectTooLarge } from './errors.js';
import { PullIterator } from './pull_iterator.js';
/** The frames of a stream of bytes. Takes no more from the source than is needed for the next frame. */
export class FrameStream {
    #chunks;
    #frames;
    #signal;
    #waiting;
    /** The source is at its end. */
    #ended = false;
    /** Nothing more is read: closed, failed or aborted. */
    #closed = false;
    constructor(source, framer, options = {}) {
        this.#chunks = chunksOf(source);
        this.#frames = framer.newFrameReader(options);
        this.#signal = options.signal;
        if (this.#signal?.aborted)
            this.#onAbort();
        else
            this.#signal?.addEventListener('abort', this.#onAbort, { once: true });
    }
    /**
     * The next frame; `undefined` at the end of the stream. One read at a time.
     * @throws ObjectTooLargeError for a frame longer than allowed; reading may go on with the frame behind it
     * @throws UnexpectedEOFError when the stream was cut within a frame
     * @throws FrameSyntaxError for bytes that no frame begins with
     * @throws the signal's reason when reading was aborted, and whatever the source throws
     */
    read() {
        return new Promise((resolve, reject) => {
            if (this.#signal?.aborted)
                return reject(this.#signal.reason);
            this.#waiting = { resolve, reject };
            this.#advance();
        });
    }
    /**
     * Gives a frame to who waits for it, or asks for the next chunk. Made of callbacks that are the same for every chunk:
     * a promise more for each would be felt where chunks are small.
     */
    #advance() {
        try {
            const frame = this.#closed ? undefined : this.#frames.next();
            if (frame !== undefined || this.#ended || this.#closed)
                this.#settle()?.resolve(frame);
            else
                this.#chunks.next().then(this.#onChunk, this.#onError);
        }
        catch (error) {
            if (!isObjectTooLarge(error))
                void this.#end(false);
            this.#settle()?.reject(error);
        }
    }
    #onChunk = ({ done, value, }) => {
        if (this.#closed)
            return;
        if (done === true || value === undefined) {
            this.#ended = true;
            this.#frames.end();
        }
        else {
            this.#frames.push(value);
        }
        this.#advance();
    };
    #onError = (error) => {
        if (this.#closed)
            return;
        this.#ended = true;
        void this.#end(false);
        this.#settle()?.reject(error);
    };
    #onAbort = () => {
        void this.#end(this.#waiting !== undefined, this.#signal.reason);
        this.#settle()?.reject(this.#signal.reason);
    };
    #settle() {
        const waiting = this.#waiting;
        this.#waiting = undefined;
        return waiting;
    }
    /** Nobody is interested in errors of the source any more, nor in the end of one that is busy. */
    async #end(busy, reason) {
        if (this.#closed)
            return;
        this.#closed = true;
        this.#signal?.removeEventListener('abort', this.#onAbort);
        if (this.#ended)
            return;
        const cancelled = this.#chunks.cancel(reason).catch(() => undefined);
        if (!busy)
            await cancelled;
    }
    /** Cancels the source. A pending read gives `undefined`. */
    async close() {
        const waiting = this.#settle();
        waiting?.resolve(undefined);
        await this.#end(waiting !== undefined);
    }
    /** For `await using`. */
    [Symbol.asyncDispose]() {
        return this.close();
    }
    /** Iterates over the frames. Leaving the loop, or an error, closes the stream. */
    [Symbol.asyncIterator]() {
        return new PullIterator(() => this.read(), () => this.close());
    }
}
/**
 * The frames of a stream, for `for await`: leaving the loop cancels the source.
 * @throws as {@link FrameStream.read}, while iterating
 */
export function readFrames(source, framer, options) {
    return new FrameStream(source, framer, options)[Symbol.asyncIterator]();
}
/**
 * A step for `pipeThrough` that cuts bytes into frames.
 * @throws as {@link FrameStream.read}, through the stream; an oversized frame ends it too
 */
export function frameReaderStream(framer, options) {
    return pushStream(framer.newFrameReader(options), (frame) => frame);
}
/** A step for `pipeThrough` that makes something of each frame. */
export function pushStream(frames, make) {
    const enqueue = (controller) => {
        for (let frame = frames.next(); frame !== undefined; frame = frames.next())
            controller.enqueue(make(frame));
    };
    return new TransformStream({
        transform(chunk, controller) {
            frames.push(chunk);
            enqueue(controller);
        },
        flush(controller) {
            frames.end();
            enqueue(controller);
        },
    });
}
