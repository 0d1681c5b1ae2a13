import type { Encoder as RuntimeEncoder } from '../runtime/codec.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { Event } from './event.ts';
import type { EventFormat } from './event_format.ts';
/** Options for encoding a watch. */
export interface EncodeWatchOptions {
    /** Encodes the objects in events, in the format of the media type. */
    readonly encoder: RuntimeEncoder;
    /** Default JSON. */
    readonly contentType?: string | undefined;
    /** The supported formats; default JSON and Protobuf. */
    readonly formats?: readonly EventFormat[];
}
/**
 * Encodes one event for a stream, as servers do.
 * @throws NegotiateError for an unsupported media type, and whatever the encoder throws
 */
export declare function encodeEvent(event: Event<RuntimeObject>, options: EncodeWatchOptions): Uint8Array;
/** The body of a response to a watch, one chunk for each event. Throws as {@link encodeEvent}, while iterating. */
export declare function encodeWatch(events: AsyncIterable<Event<RuntimeObject>> | Iterable<Event<RuntimeObject>>, options: EncodeWatchOptions): AsyncGenerator<Uint8Array, void, undefined>;
/** A transform for `pipeThrough` from events to bytes. */
export declare function watchEncoderStream(options: EncodeWatchOptions): TransformStream<Event<RuntimeObject>, Uint8Array>;
