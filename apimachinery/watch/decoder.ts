import { NegotiateError } from '../runtime/client_negotiator.ts';
import type { Decoder as RuntimeDecoder } from '../runtime/codec.ts';
import { ContentTypeJSON } from '../runtime/content_type.ts';
import { DecodeError } from '../runtime/decode_error.ts';
import { KindMismatchError } from '../runtime/kind_base.ts';
import type { KindClass } from '../runtime/kind_class.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { ByteSource } from '../util/framer/byte_source.ts';
import { FrameStream, type FrameStreamOptions, pushStream } from '../util/framer/frame_stream.ts';
import { PullIterator } from '../util/framer/pull_iterator.ts';
import { type Event, isEventType, newEvent } from './event.ts';
import type { EventFormat, LineReader, RawEvent } from './event_format.ts';
import { JSONEvents } from './json_events.ts';
import { ProtobufEvents } from './protobuf_events.ts';

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
  const mediaType = (contentType ?? '').replace(/;.*/s, '').trim().toLowerCase() || ContentTypeJSON;
  const format = formats.find(({ mediaTypes }) => mediaTypes.includes(mediaType));
  if (format === undefined) throw new NegotiateError(mediaType, true);
  return format;
}

/** The class of the objects may come first; without it they are of any kind. */
type DecoderArguments<T extends object> = OfClass<T> | (RuntimeObject extends T ? OfAnyKind : never);
type OfClass<T extends object> = [type: KindClass<T>, source: ByteSource, options: DecodeWatchOptions];
type OfAnyKind = [source: ByteSource, options: DecodeWatchOptions];

/**
 * Reads events from the body of a response. With a Kind class, events have its objects, and others are refused. Mirrors
 * Go's `watch.Decoder` and `restclientwatch.Decoder`.
 */
export class Decoder<T extends object = RuntimeObject> implements AsyncIterable<Event<T>> {
  readonly #frames: FrameStream;
  readonly #lines: LineReader | undefined;
  readonly #format: EventFormat;
  readonly #make: (event: RawEvent) => Event<T>;

  /** @throws NegotiateError for an unsupported media type */
  constructor(...args: DecoderArguments<T>) {
    const given: OfClass<T> | OfAnyKind = args;
    const [type, source, options] = given.length === 3 ? given : ([undefined, ...given] as const);
    const format = eventFormatFor(options.contentType, options.formats);
    const lines = format.newLineReader?.(options);
    this.#format = format;
    this.#lines = lines;
    this.#frames = new FrameStream(
      source,
      lines === undefined ? format.framer : { newFrameReader: () => lines },
      options,
    );
    this.#make = (event) => newEventOf(type, event, options.decoder);
  }

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
  async decode(): Promise<Event<T> | undefined> {
    for (;;) {
      const frame = await this.#frames.read();
      if (frame === undefined) return undefined;
      const line = this.#lines?.event;
      if (line === undefined) return this.#make(this.#format.split(frame));
      try {
        return this.#make(line);
      } catch {
        // What is wrong shows when it is not taken for a line.
        this.#lines?.unread();
      }
    }
  }

  /** Cancels the source. A pending `decode` resolves to `undefined`. */
  close(): Promise<void> {
    return this.#frames.close();
  }

  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
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
 * for await (const event of decodeWatch(corev1.Pod, response.body, { decoder })) {
 *   if (event.type === 'ERROR') throw new Error(event.object.message);
 *   console.log(event.type, event.object.metadata.name);
 * }
 * ```
 * @throws NegotiateError at once, for an unsupported media type
 * @throws as {@link Decoder.decode}, while iterating
 */
export function decodeWatch<T extends object>(
  type: KindClass<T>,
  source: ByteSource,
  options: DecodeWatchOptions,
): AsyncIterableIterator<Event<T>>;
export function decodeWatch(source: ByteSource, options: DecodeWatchOptions): AsyncIterableIterator<Event>;
export function decodeWatch(...args: OfClass<RuntimeObject> | OfAnyKind): AsyncIterableIterator<Event> {
  return new Decoder(...args)[Symbol.asyncIterator]();
}

/** How a step of a pipe decodes: it is aborted with the pipe. */
type PipeOptions = Omit<DecodeWatchOptions, 'signal'>;

/** A transform for `pipeThrough` from bytes to events. Errors of `decodeWatch` are errors of the stream. */
export function watchDecoderStream<T extends object>(
  type: KindClass<T>,
  options: PipeOptions,
): TransformStream<Uint8Array, Event<T>>;
export function watchDecoderStream(options: PipeOptions): TransformStream<Uint8Array, Event>;
export function watchDecoderStream(
  ...args: [type: KindClass, options: PipeOptions] | [options: PipeOptions]
): TransformStream<Uint8Array, Event> {
  const [type, options] = args.length === 2 ? args : [undefined, ...args];
  const format = eventFormatFor(options.contentType, options.formats);
  return pushStream(format.framer.newFrameReader(options), (frame) => readEvent(type, frame, format, options.decoder));
}

/**
 * The event of a frame.
 * @throws WatchDecodeError DecodeError
 */
export function decodeEvent<T extends object>(
  type: KindClass<T>,
  frame: Uint8Array,
  format: EventFormat,
  decoder: RuntimeDecoder,
): Event<T>;
export function decodeEvent(frame: Uint8Array, format: EventFormat, decoder: RuntimeDecoder): Event;
export function decodeEvent(
  ...args:
    | [type: KindClass, frame: Uint8Array, format: EventFormat, decoder: RuntimeDecoder]
    | [frame: Uint8Array, format: EventFormat, decoder: RuntimeDecoder]
): Event {
  return args.length === 4 ? readEvent(...args) : readEvent(undefined, ...args);
}

/** Without a class, T is what is of any kind. */
function readEvent<T extends object>(
  type: KindClass<T> | undefined,
  frame: Uint8Array,
  format: EventFormat,
  decoder: RuntimeDecoder,
): Event<T> {
  return newEventOf(type, format.split(frame), decoder);
}

function newEventOf<T extends object>(
  type: KindClass<T> | undefined,
  { type: happened, raw }: RawEvent,
  decoder: RuntimeDecoder,
): Event<T> {
  if (!isEventType(happened)) throw new WatchDecodeError(`got invalid watch event type: ${happened}`, happened);
  try {
    const { object, gvk } = decoder.decode(raw);
    if (type !== undefined && happened !== 'ERROR' && !(object instanceof type))
      throw new KindMismatchError(
        `expected an instance of the class of ${type.apiVersion} ${type.kind}, got ${gvk.kind === type.kind && gvk.version === type.version && gvk.group === type.group ? 'one of another class of this Kind: its module is loaded twice' : gvk}`,
      );
    return newEvent<T>(happened, object as T);
  } catch (error) {
    const message = error instanceof DecodeError ? error.text : error instanceof Error ? error.message : String(error);
    throw new WatchDecodeError(`unable to decode watch event: ${message}`, happened, { cause: error });
  }
}
