import { Expiry } from '../internal/expiry.js';
import { VersionedMap } from '../internal/versioned_map.js';
/** A store in memory: the default of an API server, for development and tests. Everything is gone when the process ends. */
export function memory(options = {}) {
    return new MemoryEngine(options);
}
class MemoryEngine {
    #map;
    #expiry = new Expiry((key, revision) => void this.delete(key, revision));
    constructor(options) {
        // As etcd's: a store in which nothing was written has a revision already.
        this.#map = new VersionedMap(1, options);
    }
    async get(key, revision) {
        return this.#map.get(key, revision);
    }
    async range(options) {
        return this.#map.range(options);
    }
    async put(key, value, expected, ttlSeconds = 0) {
        const previous = this.#map.current(key);
        if ((previous?.modRevision ?? 0) !== expected)
            return { succeeded: false, revision: this.#map.revision, current: previous };
        const revision = this.#map.revision + 1;
        this.#map.apply({ key, current: { key, value, modRevision: revision }, previous, revision });
        this.#expiry.set(key, revision, ttlSeconds === 0 ? undefined : ttlSeconds * 1000);
        return { succeeded: true, revision };
    }
    async delete(key, expected) {
        const previous = this.#map.current(key);
        if (previous === undefined || previous.modRevision !== expected)
            return { succeeded: false, revision: this.#map.revision, current: previous };
        const revision = this.#map.revision + 1;
        this.#map.apply({ key, current: undefined, previous, revision });
        this.#expiry.set(key, revision, undefined);
        return { succeeded: true, revision };
    }
    watch(options) {
        return this.#map.watch(options);
    }
    async currentRevision() {
        return this.#map.revision;
    }
    waitFor(revision, milliseconds) {
        return this.#map.waitFor(revision, milliseconds);
    }
    async compact(revision) {
        this.#map.compact(revision);
    }
    async close() {
        this.#expiry.close();
        this.#map.close();
    }
}
