import { grantMethod } from './messages.js';
/** Keys that end at about the same time share a lease: for so many seconds at most, and so many keys. */
const REUSE_SECONDS = 60;
const REUSE_SHARE = 0.05;
const MAX_KEYS = 1000;
/** Leases for keys that end by themselves. Mirrors Go's `etcd3.leaseManager`: events would need very many otherwise. */
export class Leases {
    #connection;
    #current;
    constructor(connection) {
        this.#connection = connection;
    }
    /** A lease that lasts at least so many seconds, and not much longer. */
    async for(ttlSeconds) {
        const reuse = Math.min(REUSE_SECONDS, Math.floor(ttlSeconds * REUSE_SHARE));
        // etcd's clock goes on when this machine's is set.
        const now = performance.now();
        const current = this.#current;
        const lasts = current !== undefined &&
            current.end >= now + ttlSeconds * 1000 &&
            current.end <= now + (ttlSeconds + reuse) * 1000;
        if (lasts && current.keys < MAX_KEYS) {
            current.keys++;
            return current.id;
        }
        const seconds = Math.ceil(ttlSeconds) + reuse;
        const id = await this.#connection.call(grantMethod, seconds);
        this.#current = { id, end: now + seconds * 1000, keys: 1 };
        return id;
    }
}
