import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Event } from '#apimachinery/watch/event';
import type { Interface } from '#apimachinery/watch/interface';
/**
 * A watch that has begun. Iterate over it, or over `resultChan()`: it is over when the server ends it, or the connection.
 * An aborted signal is thrown; leaving the loop stops the watch.
 */
export declare class WatchStream<T extends RuntimeObject> implements Interface<T>, AsyncIterable<Event<T>> {
    #private;
    constructor(source: Interface<T>, signal?: AbortSignal);
    /** The events, the same for every call. */
    resultChan(): AsyncIterableIterator<Event<T>>;
    stop(): void;
    [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>>;
}
