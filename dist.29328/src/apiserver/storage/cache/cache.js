import { isCompacted, } from '../engine.js';
import { VersionedMap } from '../internal/versioned_map.js';
/** How many milliseconds a read waits for the cache before it goes to the store. */
const FRESHNESS = 3000;
/** Milliseconds before the store's watch is asked how far it is, most of the time in vain, and between two questions. */
const FIRST_PROGRESS = 10;
const PROGRESS = 100;
/** Milliseconds before it is tried again to follow the store. */
const RETRY = 1000;
/**
 * A store before another one, such as etcd: lists and watches are served from memory, writes and reads of a single
 * current key go through. It follows the store by one watch, however many there are of it. A list of the current state
 * asks the store for its revision only, and waits until that has been reached; one of any state (`resourceVersion=0`)
 * does not ask. Mirrors Go's `cacher.Cacher`.
 *
 * Watches can't go back further than the cache: to those it answers as after a compaction.
 * @returns when everything has been read once
 */
export async function cached(store, options = {}) {
    const cache = new CachedEngine(store, options);
    await cache.begin();
    return cache;
}
/** Ends at once when the signal is aborted. */
function sleep(milliseconds, signal) {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', () => {
            clearTimeout(timer);
            resolve();
        }, { once: true });
    });
}
class CachedEngine {
    cheapStaleReads = true;
    checkLoss;
    #store;
    #options;
    #prefix;
    #closing = new AbortController();
    #map = new VersionedMap(0);
    #following = Promise.resolve();
    /** Questions for the store's revision: the one under way, and the one that follows it. */
    #asked;
    #askedNext;
    constructor(store, options) {
        this.#store = store;
        const checkLoss = store.checkLoss?.bind(store);
        if (checkLoss !== undefined)
            this.checkLoss = checkLoss;
        this.#options = options;
        this.#prefix = options.prefix ?? '/registry/';
    }
    /** Reads everything, and follows the store from then on. */
    async begin() {
        await this.#load();
        this.#following = this.#follow();
    }
    async #load() {
        const { kvs, revision } = await this.#store.range({ prefix: this.#prefix });
        const map = new VersionedMap(revision, this.#options);
        map.load(kvs);
        const before = this.#map;
        this.#map = map;
        // Its watches end: what they have not seen is in the new one.
        before.close();
    }
    async #follow() {
        const { signal } = this.#closing;
        while (!signal.aborted) {
            try {
                const after = this.#map.revision;
                for await (const { events, revision } of this.#store.watch({ prefix: this.#prefix, after, signal })) {
                    for (const event of events)
                        this.#map.apply(this.#withKnownValues(event));
                    this.#map.advance(revision);
                }
                if (signal.aborted)
                    return;
            }
            catch (error) {
                if (signal.aborted)
                    return;
                this.#options.onError?.(error);
                if (isCompacted(error))
                    await this.#load().catch((failed) => this.#options.onError?.(failed));
            }
            await sleep(RETRY, signal);
        }
    }
    /** The value before is the one that is kept already: what was read from its bytes is known. */
    #withKnownValues(event) {
        const known = this.#map.current(event.key);
        return known !== undefined && known.modRevision === event.previous?.modRevision
            ? { ...event, previous: known }
            : event;
    }
    get shared() {
        return this.#store.shared === true;
    }
    async get(key, revision = 0, stale = false) {
        if (!key.startsWith(this.#prefix))
            return this.#store.get(key, revision, stale);
        if (revision === 0)
            return stale ? this.#map.get(key) : this.#store.get(key);
        return this.#has(revision) ? this.#map.get(key, revision) : this.#store.get(key, revision);
    }
    async range(options) {
        const { prefix, revision = 0, stale = false } = options;
        if (!prefix.startsWith(this.#prefix))
            return this.#store.range(options);
        if (revision !== 0)
            return this.#has(revision) ? this.#map.range(options) : this.#store.range(options);
        if (stale || (await this.waitFor(await this.#latestRevision(), FRESHNESS)))
            return this.#map.range(options);
        return this.#store.range(options);
    }
    /** A revision that the store has reached since this was called. Many who ask at the same time share a question. */
    #latestRevision() {
        if (this.#asked === undefined)
            return this.#ask();
        return (this.#askedNext ??= this.#asked
            .catch(() => { })
            .then(() => {
            this.#askedNext = undefined;
            return this.#ask();
        }));
    }
    #ask() {
        return (this.#asked = this.#store.currentRevision().finally(() => {
            this.#asked = undefined;
        }));
    }
    #has(revision) {
        return revision >= this.#map.compacted && revision <= this.#map.revision;
    }
    put(key, value, expected, ttlSeconds) {
        return this.#store.put(key, value, expected, ttlSeconds);
    }
    delete(key, expected) {
        return this.#store.delete(key, expected);
    }
    watch(options) {
        return options.prefix.startsWith(this.#prefix) ? this.#map.watch(options) : this.#store.watch(options);
    }
    async check() {
        await (this.#store.check === undefined ? this.#store.get(this.#prefix) : this.#store.check());
    }
    currentRevision() {
        return this.#store.currentRevision();
    }
    /** Waits until the cache has come so far. */
    async waitFor(revision, milliseconds) {
        if (revision <= this.#map.revision)
            return true;
        // Events are on their way, but of a write to keys that are not watched.
        const ask = () => this.#store.requestProgress?.();
        const first = setTimeout(ask, FIRST_PROGRESS);
        const timer = setInterval(ask, PROGRESS);
        const end = performance.now() + milliseconds;
        try {
            for (;;) {
                const map = this.#map;
                if (await map.waitFor(revision, Math.max(end - performance.now(), 0)))
                    return true;
                // Has it begun anew meanwhile?
                if (map === this.#map)
                    return false;
            }
        }
        finally {
            clearTimeout(first);
            clearInterval(timer);
        }
    }
    async compact(revision) {
        try {
            await this.#store.compact(revision);
        }
        finally {
            // Another server may have compacted the store already.
            const isKnown = revision <= (await this.#store.currentRevision());
            if (isKnown && (await this.waitFor(revision, FRESHNESS)) && revision > this.#map.compacted)
                this.#map.compact(revision);
        }
    }
    /** Closes the store, too. */
    async close() {
        this.#closing.abort();
        this.#map.close();
        await this.#store.close();
        await this.#following;
    }
}
