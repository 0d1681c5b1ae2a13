import { DecodeError } from '../runtime/decode_error.ts';
import { NegotiateError } from '../runtime/client_negotiator.ts';
import type { Decoder as RuntimeDecoder } from '../runtime/codec.ts';
import { ContentTypeJSON } from '../runtime/content_type.ts';
import type { KindBase } from '../runtime/kind_base.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { ByteSource } from '../util/framer/byte_source.ts';
import { FrameStream, pushStream, type FrameStreamOptions } from '../util/framer/frame_stream.ts';
import { PullIterator } from '../util/framer/pull_iterator.ts';
import { isEventType, newEvent, type Event } from './event.ts';
import type { EventFormat, RawEvent } from './event_format.ts';
import { JSONEvents } from './json_events.ts';
import { ProtobufEvents } from './protobuf_events.ts';

/** Options for decoding a watch. */
export interface DecodeWatchOptions extends FrameStreamOptions {
  /** Decodes the objects in events: a serializer, or a CodecFactory's `universalDeserializer()`. */
  readonly decoder: RuntimeDecoder;
  /** The `Content-Type` of the response; parameters are ignored. Default JSON. */
  readonly contentType?: string | null | undefined;
  /** The supported formats; default JSON and Protobuf. */
  readonly formats?: readonly EventFormat[];
}

/** An invalid event: of an unknown type, or with an object that can't be decoded (see `cause`). */
export class WatchDecodeError extends Error {
  readonly code = 'ERR_WATCH_DECODE';
  /** The type of the event. */
  readonly eventType: string;

  constructor(message: string, eventType: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WatchDecodeError';
    this.eventType = eventType;
  }
}

/** The format of a media type. @throws NegotiateError */
export function eventFormatFor(
  contentType: string | null | undefined,
  formats: readonly EventFormat[] = [JSONEvents, ProtobufEvents],
): EventFormat {
  const mediaType = (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase() || ContentTypeJSON;
  const format = formats.find(({ mediaTypes }) => mediaTypes.includes(mediaType));
  if (format === undefined) throw new NegotiateError(mediaType, true);
  return format;
}

/** Reads events from the body of a response. Mirrors Go's `watch.Decoder` and `restclientwatch.Decoder`. */
export class Decoder<T extends RuntimeObject = KindBase> implements AsyncIterable<Event<T>> {
  readonly #frames: FrameStream;
  readonly #format: EventFormat;
  readonly #decoder: RuntimeDecoder;

  /** @throws NegotiateError for an unsupported media type */
  constructor(source: ByteSource, options: DecodeWatchOptions) {
    this.#format = eventFormatFor(options.contentType, options.formats);
    this.#frames = new FrameStream(source, this.#format.framer, options);
    this.#decoder = options.decoder;
  }

  /**
   * The next event; `undefined` when the server ended the watch. One call at a time. An ERROR event is an event.
   * @throws WatchDecodeError when the event or its object can't be decoded; reading can continue with the next event
   * @throws DecodeError when the frame is not an event; reading can continue
   * @throws ObjectTooLargeError when an event exceeds the size limit; reading can continue
   * @throws UnexpectedEOFError when the connection was cut within an event
   * @throws FrameSyntaxError for bytes that can't start an event
   * @throws the signal's reason when the watch was aborted, and whatever the source throws
   */
  async decode(): Promise<Event<T> | undefined> {
    const frame = await this.#frames.read();
    return frame === undefined ? undefined : decodeEvent(frame, this.#format, this.#decoder);
  }

  /** Cancels the source. A pending `decode` resolves to `undefined`. */
  close(): Promise<void> {
    return this.#frames.close();
  }

  /** Iterates over the events. Leaving the loop, or an error, ends the watch. */
  [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>> {
    return new PullIterator(
      () => this.decode(),
      () => this.close(),
    );
  }
}

/**
 * The events of a watch, for `for await`: leaving the loop cancels the source. A server reports errors as ERROR events
 * with a Status; anything thrown is an error of the stream.
 *
 * ```ts
 * for await (const event of decodeWatch<corev1.Pod>(response.body, { decoder })) {
 *   if (event.type === 'ERROR') throw new Error(event.object.message);
 *   console.log(event.type, event.object.metadata.name);
 * }
 * ```
 * @throws NegotiateError at once, for an unsupported media type
 * @throws as {@link Decoder.decode}, while iterating
 */
export function decodeWatch<T extends RuntimeObject = KindBase>(
  source: ByteSource,
  options: DecodeWatchOptions,
): AsyncIterableIterator<Event<T>> {
  return new Decoder<T>(source, options)[Symbol.asyncIterator]();
}

/** A transform for `pipeThrough` from bytes to events. Errors of `decodeWatch` are errors of the stream. */
export function watchDecoderStream<T extends RuntimeObject = KindBase>(
  options: Omit<DecodeWatchOptions, 'signal'>,
): TransformStream<Uint8Array, Event<T>> {
  const format = eventFormatFor(options.contentType, options.formats);
  return pushStream(format.framer.newFrameReader(options), (frame) => decodeEvent<T>(frame, format, options.decoder));
}

/**
 * The event of a frame.
 * @throws WatchDecodeError DecodeError
 */
export function decodeEvent<T extends RuntimeObject = KindBase>(
  frame: Uint8Array,
  format: EventFormat,
  decoder: RuntimeDecoder,
): Event<T> {
  const { type, raw }: RawEvent = format.split(frame);
  if (!isEventType(type)) throw new WatchDecodeError(`got invalid watch event type: ${type}`, type);
  try {
    return newEvent<T>(type, decoder.decode(raw).object as T);
  } catch (error) {
    const message = error instanceof DecodeError ? error.text : error instanceof Error ? error.message : String(error);
    throw new WatchDecodeError(`unable to decode watch event: ${message}`, type, { cause: error });
  }
}
