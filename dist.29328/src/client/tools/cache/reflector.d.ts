import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { RandomSource } from '#apimachinery/util/rand/random_source';
import { type Clock } from '#apimachinery/util/wait/clock';
import { type ErrorHandler } from './errors.ts';
import type { ListerWatcher } from './list_watch.ts';
/** What a {@link Reflector} keeps up to date: an {@link Indexer}, say. Mirrors Go's `cache.ReflectorStore`. */
export interface ReflectorStore<T> {
    add(object: T): void;
    update(object: T): void;
    /** @param object as it was last, and maybe unknown to the store */
    delete(object: T): void;
    /** Removes the object with this key, of which nothing else is known. */
    deleteKey?(key: string): void;
    /**
     * Replaces everything at once.
     * @param kept keys of objects that exist but can't be decoded: what the store has of them stays
     */
    replace(objects: readonly T[], resourceVersion: string, kept: readonly string[]): void;
    /** Nothing has changed up to this version. */
    bookmark?(resourceVersion: string): void;
    /** It is time to look at everything again. */
    resync?(): void;
}
/** Changes an object before it is stored: leaves out what nobody needs, say. Mirrors Go's `cache.TransformFunc`. */
export type TransformFunc<T> = (object: T) => T;
/** How a {@link Reflector} works. */
export interface ReflectorOptions<T> {
    /** Which objects. */
    readonly labelSelector?: string | undefined;
    readonly fieldSelector?: string | undefined;
    /**
     * A share of the objects, for one of several processes that share the work: a selector of
     * `kubetyped/apimachinery/sharding`. Servers without the feature gate `ShardedListAndWatch` send all objects.
     */
    readonly shardSelector?: string | undefined;
    /** For errors. Default `objects`. */
    readonly name?: string;
    /** A transform that throws leaves the object out; in a list it fails the list, which is tried again. */
    readonly transform?: TransformFunc<T> | undefined;
    /** How often the store is to look at everything again, in milliseconds. 0, the default, is never. */
    readonly resyncPeriod?: number | (() => number);
    /** Asked before each resync. */
    readonly shouldResync?: () => boolean;
    /** How many objects a list asks for at once. By default 500 where the server's cache answers, else all. */
    readonly pageSize?: number;
    /** Whether to begin with a watch that also brings what there is. Default true; servers that can't are listed. */
    readonly watchList?: boolean;
    /**
     * How long to wait for the next of the initial events, in milliseconds, before everything is listed; then also for the
     * next hour. Default 30,000; Infinity: for ever.
     *
     * Differs from Go: it waits for ever for the mark of the last one, which servers behind some proxies never send.
     */
    readonly watchListTimeout?: number;
    /** The server ends watches after this time, or up to twice as much; in milliseconds. Default, and least, five minutes. */
    readonly minWatchTimeout?: number;
    /** For how long a watch that fails with InternalError begins again before everything is read again. Default 0. */
    readonly maxInternalErrorRetry?: number;
    readonly onError?: ErrorHandler;
    readonly clock?: Clock;
    readonly random?: RandomSource;
}
/**
 * Keeps a store like what the server has: reads everything, then watches, and begins anew whenever the watch can't go on
 * where it was. Mirrors Go's `cache.Reflector`, whose requests it makes.
 */
export declare class Reflector<T extends RuntimeObject> {
    #private;
    constructor(resource: ListerWatcher<T>, store: ReflectorStore<T>, options?: ReflectorOptions<T>);
    /** The version of the server that the store had last: a watch goes on from here. */
    get lastSyncResourceVersion(): string;
    /** Works until the signal is aborted. Errors go to `onError`, and are no reason to end. */
    run({ signal }?: {
        readonly signal?: AbortSignal | undefined;
    }): Promise<void>;
}
