import type { ByteSource } from '#apimachinery/util/framer/byte_source';
import { type FrameStreamOptions } from '#apimachinery/util/framer/frame_stream';
import type { Decoded, Decoder as RuntimeDecoder } from '../../codec.ts';
import type { FrameReaderOptions, Framer } from '../../framer.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
/** A format in a stream: how objects are separated, and how each is read. A `StreamSerializerInfo` is one. */
export interface StreamFormat {
    readonly framer: Framer;
    readonly serializer: RuntimeDecoder;
}
/** What every object of a stream is decoded with. */
export interface ObjectOptions {
    /** Fills in what the data lack of group, version and kind. */
    readonly defaults?: Partial<GroupVersionKindLike>;
    /** Makes the object to decode into, for formats that don't say what kind they hold. */
    readonly into?: () => RuntimeObject;
}
/** How a stream is read: how long its frames may be, and what is decoded into. */
export interface DecodeStreamOptions extends FrameStreamOptions, ObjectOptions {
}
/** Reads one object after the other from a stream. Mirrors Go's `streaming.Decoder`. */
export declare class Decoder implements AsyncIterable<Decoded> {
    #private;
    constructor(source: ByteSource, format: StreamFormat, options?: DecodeStreamOptions);
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
    decode(defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Promise<Decoded | undefined>;
    /** Cancels the source. A pending `decode` gives `undefined`. */
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
    /** Iterates over the objects. Leaving the loop, or an error, closes the stream. */
    [Symbol.asyncIterator](): AsyncIterableIterator<Decoded>;
}
/**
 * The objects of a stream, for `for await`: leaving the loop cancels the source.
 * @throws as {@link Decoder.decode}, while iterating
 */
export declare function decodeStream(source: ByteSource, format: StreamFormat, options?: DecodeStreamOptions): AsyncIterableIterator<Decoded>;
/**
 * A step for `pipeThrough` that makes objects of bytes.
 * @throws as {@link Decoder.decode}, through the stream, and that ends it
 */
export declare function decoderStream(format: StreamFormat, options?: FrameReaderOptions & ObjectOptions): TransformStream<Uint8Array, Decoded>;
