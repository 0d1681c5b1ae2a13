import type { Clock } from '#apimachinery/util/wait/clock';
import type { ResourcePath, WriteObserver } from '../client/index.ts';
import { type ObjectName } from '../client/tools/cache/object_name.ts';
/** A cache in which writes appear after a while. */
export interface ObservedCache {
    readonly resource: Omit<ResourcePath, 'namespace'>;
    /** Only objects in this namespace, and with these labels, are in it. */
    readonly namespace?: string | undefined;
    readonly labelSelector?: string | undefined;
    /** Nobody can tell here which objects are in it. */
    readonly fieldSelector?: string | undefined;
    readonly lister: {
        readonly resourceVersion: string;
        get(namespace: string, name: string): object | undefined;
    };
}
/** How {@link OwnWrites} waits. */
export interface OwnWritesOptions {
    readonly clock: Clock;
    /** How long a run waits at most, in milliseconds. */
    readonly timeout: number;
    /**
     * Is told of a request when an object that it wrote is not in the cache, though the cache has come further: somebody
     * deleted the object while the watch was away, and no event will tell.
     */
    readonly onGone: (request: ObjectName) => void;
}
/**
 * Remembers what the runs of each request wrote, so that the next run of the request can wait until the caches have it: it
 * never decides by what it has changed itself.
 */
export declare class OwnWrites {
    #private;
    constructor(options: OwnWritesOptions);
    /** Has writes to a resource be waited for in a cache. */
    addCache(cache: ObservedCache): void;
    /** Says that a cache has changed. */
    changed(): void;
    /** Notes what is written in the run of a request. */
    observer(request: ObjectName): WriteObserver;
    /** Looks after nothing any more. */
    stop(): void;
    /**
     * Waits until the caches have what earlier runs of the request wrote.
     * @returns whether it had to wait, and whether they had it in time
     * @throws the signal's reason
     */
    seen(request: ObjectName, signal: AbortSignal): Promise<'at once' | 'waited' | 'timed out'>;
}
