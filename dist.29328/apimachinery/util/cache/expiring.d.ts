import type { Clock } from './clock.ts';
/** Options of an {@link Expiring} cache. */
export interface ExpiringOptions {
    /** Defaults to the system clock. */
    readonly clock?: Clock;
    /** `get` also returns expired entries that have not been removed yet: for values that never change. */
    readonly allowExpiredGet?: boolean;
}
/**
 * A map whose entries expire, each with its own TTL. Expired entries are removed by the next `set`. Mirrors Go's
 * `cache.Expiring`, `cache.NewExpiring` and `cache.NewExpiringWithClock`.
 */
export declare class Expiring<K, V> {
    #private;
    constructor(options?: ExpiringOptions);
    /** The value; undefined when missing or expired. */
    get(key: K): V | undefined;
    /** Sets a value with a TTL in milliseconds, replacing any other, and removes expired entries. */
    set(key: K, value: V, ttl: number): void;
    delete(key: K): void;
    /** The number of entries, including expired ones not yet removed. */
    len(): number;
}
