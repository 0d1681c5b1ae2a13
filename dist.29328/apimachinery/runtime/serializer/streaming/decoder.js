import { FrameStream, pushStream } from '#apimachinery/util/framer/frame_stream';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
/** Reads one object after the other from a stream. Mirrors Go's `streaming.Decoder`. */
export class Decoder {
    #frames;
    #decoder;
    #options;
    constructor(source, format, options = {}) {
        this.#frames = new FrameStream(source, format.framer, options);
        this.#decoder = format.serializer;
        this.#options = options;
    }
    /**
     * The next object; `undefined` at the end of the stream, where Go gives `io.EOF`. One at a time.
     * @param defaults instead of those that the Decoder was made with
     * @param into instead of what the Decoder was made with
     * @throws ObjectTooLargeError for an object longer than allowed; the one behind it can be read
     * @throws UnexpectedEOFError when the stream was cut within an object
     * @throws FrameSyntaxError for bytes that no object begins with
     * @throws whatever the serializer throws; the object behind it can be read
     * @throws the signal's reason when reading was aborted, and whatever the source throws
     */
    async decode(defaults, into) {
        const frame = await this.#frames.read();
        if (frame === undefined)
            return undefined;
        return this.#decoder.decode(frame, defaults ?? this.#options.defaults, into ?? this.#options.into?.());
    }
    /** Cancels the source. A pending `decode` gives `undefined`. */
    close() {
        return this.#frames.close();
    }
    /** For `await using`. */
    [Symbol.asyncDispose]() {
        return this.close();
    }
    /** Iterates over the objects. Leaving the loop, or an error, closes the stream. */
    [Symbol.asyncIterator]() {
        return new PullIterator(() => this.decode(), () => this.close());
    }
}
/**
 * The objects of a stream, for `for await`: leaving the loop cancels the source.
 * @throws as {@link Decoder.decode}, while iterating
 */
export function decodeStream(source, format, options) {
    return new Decoder(source, format, options)[Symbol.asyncIterator]();
}
/**
 * A step for `pipeThrough` that makes objects of bytes.
 * @throws as {@link Decoder.decode}, through the stream, and that ends it
 */
export function decoderStream(format, options = {}) {
    return pushStream(format.framer.newFrameReader(options), (frame) => format.serializer.decode(frame, options.defaults, options.into?.()));
}
