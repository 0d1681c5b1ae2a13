import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { Event } from './event.ts';
import type { Interface } from './interface.ts';
/**
 * Wraps any iterable of events as a watch. A signal tells the producer when to stop. Mirrors Go's `watch.ProxyWatcher`.
 */
export declare class ProxyWatcher<T extends RuntimeObject = RuntimeObject> implements Interface<T> {
    #private;
    constructor(events: AsyncIterable<Event<T>>);
    resultChan(): AsyncIterableIterator<Event<T>>;
    stop(): void;
    /** Whether `stop` was called. */
    stopping(): boolean;
    /** Aborted by `stop`. */
    stopChan(): AbortSignal;
}
