import type { FrameReader, FrameReaderOptions, Framer } from '../../runtime/framer.ts';
import { type ByteSource, type ReadOptions } from './byte_source.ts';
/** How frames are read from a stream. */
export interface FrameStreamOptions extends FrameReaderOptions, ReadOptions {
}
/** The frames of a stream of bytes. Takes no more from the source than is needed for the next frame. */
export declare class FrameStream implements AsyncIterable<Uint8Array> {
    #private;
    constructor(source: ByteSource, framer: Pick<Framer, 'newFrameReader'>, options?: FrameStreamOptions);
    /**
     * The next frame; `undefined` at the end of the stream. One read at a time.
     * @throws ObjectTooLargeError for a frame longer than allowed; reading may go on with the frame behind it
     * @throws UnexpectedEOFError when the stream was cut within a frame
     * @throws FrameSyntaxError for bytes that no frame begins with
     * @throws the signal's reason when reading was aborted, and whatever the source throws
     */
    read(): Promise<Uint8Array | undefined>;
    /** Cancels the source. A pending read gives `undefined`. */
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
    /** Iterates over the frames. Leaving the loop, or an error, closes the stream. */
    [Symbol.asyncIterator](): AsyncIterableIterator<Uint8Array>;
}
/**
 * The frames of a stream, for `for await`: leaving the loop cancels the source.
 * @throws as {@link FrameStream.read}, while iterating
 */
export declare function readFrames(source: ByteSource, framer: Framer, options?: FrameStreamOptions): AsyncIterableIterator<Uint8Array>;
/**
 * A step for `pipeThrough` that cuts bytes into frames.
 * @throws as {@link FrameStream.read}, through the stream; an oversized frame ends it too
 */
export declare function frameReaderStream(framer: Framer, options?: FrameReaderOptions): TransformStream<Uint8Array, Uint8Array>;
/** A step for `pipeThrough` that makes something of each frame. */
export declare function pushStream<T>(frames: FrameReader, make: (frame: Uint8Array) => T): TransformStream<Uint8Array, T>;
