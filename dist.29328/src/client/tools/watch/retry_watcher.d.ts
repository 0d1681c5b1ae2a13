import { type Clock } from '#apimachinery/util/wait/clock';
import { type Event } from '#apimachinery/watch/event';
import type { Interface } from '#apimachinery/watch/interface';
import type { WatchOptions } from '../../options.ts';
/** What can be watched: a {@link ResourceClient}. */
export interface Watchable<T extends object> {
    watch(options: WatchOptions): Promise<Interface<T>>;
}
/** What a {@link RetryWatcher} takes besides. */
export interface RetryWatcherOptions extends Omit<WatchOptions, 'resourceVersion' | 'allowWatchBookmarks'> {
    readonly clock?: Clock;
}
/**
 * A watch that goes on where it was when the server or the connection ends it, so that no change is missed. It ends for
 * good when it is stopped, when the server has forgotten the version (an ERROR event with code 410 is the last one), and
 * when the client may not watch (401, 403). Bookmarks are not given. Mirrors Go's `watch.RetryWatcher`.
 */
export declare class RetryWatcher<T extends object> implements Interface<T>, AsyncIterable<Event<T>> {
    #private;
    /**
     * @param resourceVersion where to begin: that of a list, or of an object
     * @throws RangeError for the versions '' and '0', as nobody knows what a watch begins with there
     */
    constructor(resourceVersion: string, resource: Watchable<T>, options?: RetryWatcherOptions);
    /** The events, the same for every call. */
    resultChan(): AsyncIterableIterator<Event<T>>;
    stop(): void;
    [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>>;
}
