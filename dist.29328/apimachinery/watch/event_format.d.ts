import type { FrameReader, FrameReaderOptions, Framer } from '../runtime/framer.ts';
/** An event with its object still encoded. */
export interface RawEvent {
    /** Any string; not validated as an {@link EventType}. */
    readonly type: string;
    /** The complete object, for the embedded decoder. Empty when there is none. */
    readonly raw: Uint8Array;
}
/** A reader of frames that takes a line for an event, until its object turns out to be something else. */
export interface LineReader extends FrameReader {
    /** What the last frame is if it is a line. Its object has not been looked at: nothing but a decoder does. */
    readonly event: RawEvent | undefined;
    /** Has `next` give the frame that really is there in place of the last line. */
    unread(): void;
}
/** The format of events in a stream: frames, each a `meta.k8s.io` WatchEvent. */
export interface EventFormat {
    /** The media types, without parameters. The first is used in responses. */
    readonly mediaTypes: readonly string[];
    readonly framer: Framer;
    /** For formats whose events are a line each: what reads them faster than the framer's readers. */
    newLineReader?(options?: FrameReaderOptions): LineReader;
    /** Splits a frame. @throws DecodeError, or an error of the format for bytes that are not an event */
    split(frame: Uint8Array): RawEvent;
    /** The content of a frame, for `framer.writeFrame`. */
    join(event: RawEvent): Uint8Array;
}
