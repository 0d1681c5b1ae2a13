import type { Framer } from '../runtime/framer.ts';

/** An event with its object still encoded. */
export interface RawEvent {
  /** Any text: whether it is an {@link EventType} is not looked at. */
  readonly type: string;
  /** The complete object, as the embedded decoder takes it. Empty when there is none. */
  readonly raw: Uint8Array;
}

/** How events stand in a stream: as frames, each a `meta.k8s.io` WatchEvent. */
export interface EventFormat {
  /** The media types, without parameters. The first is the one to answer with. */
  readonly mediaTypes: readonly string[];
  readonly framer: Framer;
  /** Takes a frame apart. @throws DecodeError, or what the format has for bytes that are no event */
  split(frame: Uint8Array): RawEvent;
  /** The content of a frame, as `framer.writeFrame` takes it. */
  join(event: RawEvent): Uint8Array;
}
