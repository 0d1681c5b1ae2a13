import type { Decoder as RuntimeDecoder } from '../runtime/codec.ts';
import type { KindClass } from '../runtime/kind_class.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { ByteSource } from '../util/framer/byte_source.ts';
import { type FrameStreamOptions } from '../util/framer/frame_stream.ts';
import { type Event } from './event.ts';
import type { EventFormat } from './event_format.ts';
/** Options for decoding a watch. */
export interface DecodeWatchOptions extends FrameStreamOptions {
    /**
     * Decodes the objects in events: a serializer, or a CodecFactory's `universalDeserializer()`. It must refuse bytes that
     * are not one whole value, as they do: JSON events are cut out by their lines.
     */
    readonly decoder: RuntimeDecoder;
    /** The `Content-Type` of the response; parameters are ignored. Default JSON. */
    readonly contentType?: string | null | undefined;
    /** The supported formats; default JSON and Protobuf. */
    readonly formats?: readonly EventFormat[];
}
/** An invalid event: of an unknown type, or with an object that can't be decoded (see `cause`). */
export declare class WatchDecodeError extends Error {
    readonly code = "ERR_WATCH_DECODE";
    /** The type of the event. */
    readonly eventType: string;
    constructor(message: string, eventType: string, options?: ErrorOptions);
}
/** The format of a media type. @throws NegotiateError */
export declare function eventFormatFor(contentType: string | null | undefined, formats?: readonly EventFormat[]): EventFormat;
/** The class of the objects may come first; without it they are of any kind. */
type DecoderArguments<T extends object> = OfClass<T> | (RuntimeObject extends T ? OfAnyKind : never);
type OfClass<T extends object> = [type: KindClass<T>, source: ByteSource, options: DecodeWatchOptions];
type OfAnyKind = [source: ByteSource, options: DecodeWatchOptions];
/**
 * Reads events from the body of a response. With a Kind class, events have its objects, and others are refused. Mirrors
 * Go's `watch.Decoder` and `restclientwatch.Decoder`.
 */
export declare class Decoder<T extends object = RuntimeObject> implements AsyncIterable<Event<T>> {
    #private;
    /** @throws NegotiateError for an unsupported media type */
    constructor(...args: DecoderArguments<T>);
    /**
     * The next event; `undefined` when the server ended the watch. One call at a time. An ERROR event is an event.
     * @throws WatchDecodeError when the event or its object can't be decoded, or is of another kind; reading can continue
     * with the next event
     * @throws DecodeError when the frame is not an event; reading can continue
     * @throws ObjectTooLargeError when an event exceeds the size limit; reading can continue
     * @throws UnexpectedEOFError when the connection was cut within an event
     * @throws FrameSyntaxError for bytes that can't start an event
     * @throws the signal's reason when the watch was aborted, and whatever the source throws
     */
    decode(): Promise<Event<T> | undefined>;
    /** Cancels the source. A pending `decode` resolves to `undefined`. */
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
    /** Iterates over the events. Leaving the loop, or an error, ends the watch. */
    [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>>;
}
/**
 * The events of a watch, for `for await`: leaving the loop cancels the source. A server reports errors as ERROR events
 * with a Status; anything thrown is an error of the stream.
 *
 * ```ts
 * for await (const event of decodeWatch(corev1.Pod, response.body, { decoder })) {
 *   if (event.type === 'ERROR') throw new Error(event.object.message);
 *   console.log(event.type, event.object.metadata.name);
 * }
 * ```
 * @throws NegotiateError at once, for an unsupported media type
 * @throws as {@link Decoder.decode}, while iterating
 */
export declare function decodeWatch<T extends object>(type: KindClass<T>, source: ByteSource, options: DecodeWatchOptions): AsyncIterableIterator<Event<T>>;
export declare function decodeWatch(source: ByteSource, options: DecodeWatchOptions): AsyncIterableIterator<Event>;
/** How a step of a pipe decodes: it is aborted with the pipe. */
type PipeOptions = Omit<DecodeWatchOptions, 'signal'>;
/** A transform for `pipeThrough` from bytes to events. Errors of `decodeWatch` are errors of the stream. */
export declare function watchDecoderStream<T extends object>(type: KindClass<T>, options: PipeOptions): TransformStream<Uint8Array, Event<T>>;
export declare function watchDecoderStream(options: PipeOptions): TransformStream<Uint8Array, Event>;
/**
 * The event of a frame.
 * @throws WatchDecodeError DecodeError
 */
export declare function decodeEvent<T extends object>(type: KindClass<T>, frame: Uint8Array, format: EventFormat, decoder: RuntimeDecoder): Event<T>;
export declare function decodeEvent(frame: Uint8Array, format: EventFormat, decoder: RuntimeDecoder): Event;
export {};
