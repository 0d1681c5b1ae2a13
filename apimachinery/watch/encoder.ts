import type { Encoder as RuntimeEncoder } from '../runtime/codec.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { eventFormatFor } from './decoder.ts';
import type { Event } from './event.ts';
import type { EventFormat } from './event_format.ts';

/** How a watch is written. */
export interface EncodeWatchOptions {
  /** Writes the objects within the events, in the format of the media type. */
  readonly encoder: RuntimeEncoder;
  /** JSON unless told. */
  readonly contentType?: string | undefined;
  /** The formats to choose from instead of JSON and Protobuf. */
  readonly formats?: readonly EventFormat[];
}

/**
 * What stands in a stream for one event, as servers write it.
 * @throws NegotiateError when the media type is none of the formats, and whatever the encoder throws
 */
export function encodeEvent(event: Event<RuntimeObject>, options: EncodeWatchOptions): Uint8Array {
  const format = eventFormatFor(options.contentType, options.formats);
  return format.framer.writeFrame(format.join({ type: event.type, raw: options.encoder.encode(event.object) }));
}

/** The body of a response to a watch, one chunk for each event. Throws as {@link encodeEvent}, while iterating. */
export async function* encodeWatch(
  events: AsyncIterable<Event<RuntimeObject>> | Iterable<Event<RuntimeObject>>,
  options: EncodeWatchOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const event of events) yield encodeEvent(event, options);
}

/** A step for `pipeThrough` that makes bytes of events. */
export function watchEncoderStream(options: EncodeWatchOptions): TransformStream<Event<RuntimeObject>, Uint8Array> {
  return new TransformStream<Event<RuntimeObject>, Uint8Array>({
    transform(event, controller): void {
      controller.enqueue(encodeEvent(event, options));
    },
  });
}
