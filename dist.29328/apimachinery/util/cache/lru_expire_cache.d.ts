import type { Clock } from './clock.ts';
/** The maximum size of a cache is not positive. */
export declare class CacheSizeError extends Error {
    readonly code = "ERR_CACHE_SIZE";
    constructor();
}
/**
 * A map of limited size whose entries expire. When full, the least recently used entry is evicted. Mirrors Go's
 * `cache.LRUExpireCache`, `cache.NewLRUExpireCache` and `cache.NewLRUExpireCacheWithClock`.
 */
export declare class LRUExpireCache<K, V> {
    #private;
    /**
     * @param clock defaults to the system clock
     * @throws {CacheSizeError} when `maxSize` is not above 0
     */
    constructor(maxSize: number, clock?: Clock);
    /** Sets a value with a TTL in milliseconds, replacing any other. */
    add(key: K, value: V, ttl: number): void;
    /** The value; undefined when missing or expired. Removes an expired entry. */
    get(key: K): V | undefined;
    remove(key: K): void;
    /** Removes all entries whose keys match the predicate. */
    removeAll(predicate: (key: K) => boolean): void;
    /** The keys of unexpired entries, from least to most recently used. */
    keys(): K[];
}
