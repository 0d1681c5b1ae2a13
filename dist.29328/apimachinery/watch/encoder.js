import { eventFormatFor } from './decoder.js';
/**
 * Encodes one event for a stream, as servers do.
 * @throws NegotiateError for an unsupported media type, and whatever the encoder throws
 */
export function encodeEvent(event, options) {
    const format = eventFormatFor(options.contentType, options.formats);
    return format.framer.writeFrame(format.join({ type: event.type, raw: options.encoder.encode(event.object) }));
}
/** The body of a response to a watch, one chunk for each event. Throws as {@link encodeEvent}, while iterating. */
export async function* encodeWatch(events, options) {
    for await (const event of events)
        yield encodeEvent(event, options);
}
/** A transform for `pipeThrough` from events to bytes. */
export function watchEncoderStream(options) {
    return new TransformStream({
        transform(event, controller) {
            controller.enqueue(encodeEvent(event, options));
        },
    });
}
