/** The maximum size of a cache is not positive. */
export class CacheSizeError extends Error {
    code = 'ERR_CACHE_SIZE';
    constructor() {
        super('maxSize must be > 0');
        this.name = 'CacheSizeError';
    }
}
/**
 * A map of limited size whose entries expire. When full, the least recently used entry is evicted. Mirrors Go's
 * `cache.LRUExpireCache`, `cache.NewLRUExpireCache` and `cache.NewLRUExpireCacheWithClock`.
 */
export class LRUExpireCache {
    #maxSize;
    #clock;
    /** From least to most recently used. */
    #entries = new Map();
    /**
     * @param clock defaults to the system clock
     * @throws {CacheSizeError} when `maxSize` is not above 0
     */
    constructor(maxSize, clock = Date) {
        if (!(maxSize > 0))
            throw new CacheSizeError();
        this.#maxSize = maxSize;
        this.#clock = clock;
    }
    /** Sets a value with a TTL in milliseconds, replacing any other. */
    add(key, value, ttl) {
        if (!this.#entries.delete(key) && this.#entries.size >= this.#maxSize) {
            for (const oldest of this.#entries.keys()) {
                this.#entries.delete(oldest);
                break;
            }
        }
        this.#entries.set(key, { value, expiry: this.#clock.now() + ttl });
    }
    /** The value; undefined when missing or expired. Removes an expired entry. */
    get(key) {
        const entry = this.#entries.get(key);
        if (entry === undefined)
            return undefined;
        this.#entries.delete(key);
        if (this.#clock.now() > entry.expiry)
            return undefined;
        this.#entries.set(key, entry);
        return entry.value;
    }
    remove(key) {
        this.#entries.delete(key);
    }
    /** Removes all entries whose keys match the predicate. */
    removeAll(predicate) {
        for (const key of [...this.#entries.keys()])
            if (predicate(key))
                this.#entries.delete(key);
    }
    /** The keys of unexpired entries, from least to most recently used. */
    keys() {
        const now = this.#clock.now();
        return [...this.#entries].filter(([, entry]) => now <= entry.expiry).map(([key]) => key);
    }
}
