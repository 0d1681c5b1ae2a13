import { MinHeap } from '#engine/go/min_heap';
/**
 * A map whose entries expire, each with its own TTL. Expired entries are removed by the next `set`. Mirrors Go's
 * `cache.Expiring`, `cache.NewExpiring` and `cache.NewExpiringWithClock`.
 */
export class Expiring {
    #clock;
    #allowExpiredGet;
    #entries = new Map();
    #cleanups = new MinHeap((a, b) => a.entry.expiry < b.entry.expiry);
    constructor(options = {}) {
        this.#clock = options.clock ?? Date;
        this.#allowExpiredGet = options.allowExpiredGet ?? false;
    }
    /** The value; undefined when missing or expired. */
    get(key) {
        const entry = this.#entries.get(key);
        if (entry === undefined || (!this.#allowExpiredGet && this.#clock.now() >= entry.expiry))
            return undefined;
        return entry.value;
    }
    /** Sets a value with a TTL in milliseconds, replacing any other, and removes expired entries. */
    set(key, value, ttl) {
        const now = this.#clock.now();
        const entry = { value, expiry: now + ttl };
        this.#entries.set(key, entry);
        this.#removeExpired(now);
        this.#cleanups.push({ key, entry });
    }
    delete(key) {
        this.#entries.delete(key);
    }
    /** The number of entries, including expired ones not yet removed. */
    len() {
        return this.#entries.size;
    }
    #removeExpired(now) {
        for (let next = this.#cleanups.peek(); next !== undefined && now >= next.entry.expiry; next = this.#cleanups.peek()) {
            this.#cleanups.pop();
            // The key may have a newer value by now.
            if (this.#entries.get(next.key) === next.entry)
                this.#entries.delete(next.key);
        }
    }
}
