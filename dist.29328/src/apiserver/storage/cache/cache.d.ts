import { type StorageEngine } from '../engine.ts';
import { type VersionedMapOptions } from '../internal/versioned_map.ts';
/** What a cache keeps. */
export interface CacheOptions extends VersionedMapOptions {
    /** What the keys begin with that are kept; `/registry/` unless given. Others are read from the store. */
    readonly prefix?: string;
    /** Called with errors of the watch that feeds the cache, for a log. The watch is retried. */
    readonly onError?: (error: unknown) => void;
}
/**
 * A store before another one, such as etcd: lists and watches are served from memory, writes and reads of a single
 * current key go through. It follows the store by one watch, however many there are of it. A list of the current state
 * asks the store for its revision only, and waits until that has been reached; one of any state (`resourceVersion=0`)
 * does not ask. Mirrors Go's `cacher.Cacher`.
 *
 * Watches can't go back further than the cache: to those it answers as after a compaction.
 * @returns when everything has been read once
 */
export declare function cached(store: StorageEngine, options?: CacheOptions): Promise<StorageEngine>;
