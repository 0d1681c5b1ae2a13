import { NegotiateError } from '../runtime/client_negotiator.js';
import { ContentTypeJSON } from '../runtime/content_type.js';
import { DecodeError } from '../runtime/decode_error.js';
import { KindMismatchError } from '../runtime/kind_base.js';
import { FrameStream, pushStream } from '../util/framer/frame_stream.js';
import { PullIterator } from '../util/framer/pull_iterator.js';
import { isEventType, newEvent } from './event.js';
import { JSONEvents } from './json_events.js';
import { ProtobufEvents } from './protobuf_events.js';
/** An invalid event: of an unknown type, or with an object that can't be decoded (see `cause`). */
export class WatchDecodeError extends Error {
    code = 'ERR_WATCH_DECODE';
    /** The type of the event. */
    eventType;
    constructor(message, eventType, options) {
        super(message, options);
        this.name = 'WatchDecodeError';
        this.eventType = eventType;
    }
}
/** The format of a media type. @throws NegotiateError */
export function eventFormatFor(contentType, formats = [JSONEvents, ProtobufEvents]) {
    const mediaType = (contentType ?? '').split(';', 1)[0].trim().toLowerCase() || ContentTypeJSON;
    const format = formats.find(({ mediaTypes }) => mediaTypes.includes(mediaType));
    if (format === undefined)
        throw new NegotiateError(mediaType, true);
    return format;
}
/**
 * Reads events from the body of a response. With a Kind class, events have its objects, and others are refused. Mirrors
 * Go's `watch.Decoder` and `restclientwatch.Decoder`.
 */
export class Decoder {
    #frames;
    #lines;
    #format;
    #make;
    /** @throws NegotiateError for an unsupported media type */
    constructor(...args) {
        const given = args;
        const [type, source, options] = given.length === 3 ? given : [undefined, ...given];
        const format = eventFormatFor(options.contentType, options.formats);
        const lines = format.newLineReader?.(options);
        this.#format = format;
        this.#lines = lines;
        this.#frames = new FrameStream(source, lines === undefined ? format.framer : { newFrameReader: () => lines }, options);
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
    async decode() {
        for (;;) {
            const frame = await this.#frames.read();
            if (frame === undefined)
                return undefined;
            const line = this.#lines?.event;
            if (line === undefined)
                return this.#make(this.#format.split(frame));
            try {
                return this.#make(line);
            }
            catch {
                // What is wrong shows when it is not taken for a line.
                this.#lines?.unread();
            }
        }
    }
    /** Cancels the source. A pending `decode` resolves to `undefined`. */
    close() {
        return this.#frames.close();
    }
    /** For `await using`. */
    [Symbol.asyncDispose]() {
        return this.close();
    }
    /** Iterates over the events. Leaving the loop, or an error, ends the watch. */
    [Symbol.asyncIterator]() {
        return new PullIterator(() => this.decode(), () => this.close());
    }
}
export function decodeWatch(...args) {
    return new Decoder(...args)[Symbol.asyncIterator]();
}
export function watchDecoderStream(...args) {
    const [type, options] = args.length === 2 ? args : [undefined, ...args];
    const format = eventFormatFor(options.contentType, options.formats);
    return pushStream(format.framer.newFrameReader(options), (frame) => readEvent(type, frame, format, options.decoder));
}
export function decodeEvent(...args) {
    return args.length === 4 ? readEvent(...args) : readEvent(undefined, ...args);
}
/** Without a class, T is what is of any kind. */
function readEvent(type, frame, format, decoder) {
    return newEventOf(type, format.split(frame), decoder);
}
function newEventOf(type, { type: happened, raw }, decoder) {
    if (!isEventType(happened))
        throw new WatchDecodeError(`got invalid watch event type: ${happened}`, happened);
    try {
        const { object, gvk } = decoder.decode(raw);
        if (type !== undefined && happened !== 'ERROR' && !(object instanceof type))
            throw new KindMismatchError(`expected an instance of the class of ${type.apiVersion} ${type.kind}, got ${gvk.kind === type.kind && gvk.version === type.version && gvk.group === type.group ? 'one of another class of this Kind: its module is loaded twice' : gvk}`);
        return newEvent(happened, object);
    }
    catch (error) {
        const message = error instanceof DecodeError ? error.text : error instanceof Error ? error.message : String(error);
        throw new WatchDecodeError(`unable to decode watch event: ${message}`, happened, { cause: error });
    }
}
