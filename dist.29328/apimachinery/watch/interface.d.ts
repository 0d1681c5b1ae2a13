import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { Channel } from './channel.ts';
import type { Event } from './event.ts';
/**
 * Anything that can be watched. Mirrors Go's `watch.Interface`.
 *
 * Differs from Go: leaving a loop over the events stops the watch, as usual in JavaScript.
 */
export interface Interface<T extends RuntimeObject = RuntimeObject> {
    /** The events, until the watch is stopped. For one consumer. */
    resultChan(): AsyncIterableIterator<Event<T>>;
    /** Ends the watch. Pending events can still be received. Idempotent. */
    stop(): void;
}
/** A watch that has already ended. Mirrors Go's `watch.NewEmptyWatch`. */
export declare function newEmptyWatch<T extends RuntimeObject = RuntimeObject>(): Interface<T>;
/** The events of a channel. */
export declare function eventsOf<T extends RuntimeObject>(channel: Channel<Event<T>>, stop: () => void): AsyncIterableIterator<Event<T>>;
