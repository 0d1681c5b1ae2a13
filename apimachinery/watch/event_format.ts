import type { Framer } from '../runtime/framer.ts';

/** An event with its object still encoded. */
export interface RawEvent {
  /** Any string; not validated as an {@link EventType}. */
  readonly type: string;
  /** The complete object, for the embedded decoder. Empty when there is none. */
  readonly raw: Uint8Array;
}

/** The format of events in a stream: frames, each a `meta.k8s.io` WatchEvent. */
export interface EventFormat {
  /** The media types, without parameters. The first is used in responses. */
  readonly mediaTypes: readonly string[];
  readonly framer: Framer;
  /** Splits a frame. @throws DecodeError, or an error of the format for bytes that are not an event */
  split(frame: Uint8Array): RawEvent;
  /** The content of a frame, for `framer.writeFrame`. */
  join(event: RawEvent): Uint8Array;
}
