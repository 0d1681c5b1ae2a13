import { CompactedError, FutureRevisionError, WatchOverflowError, } from '../engine.js';
/** A chunk that grows beyond this is split: what moves when a key is added stays short, however many keys there are. */
const MAX_CHUNK = 512;
const MAX_EVENTS = 100_000;
/** What waits is more than the past: a watch may begin with all of it. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;
const MAX_HISTORY_BYTES = 48 * 1024 * 1024;
/**
 * Keys, their values and their past in memory. Its owner applies events to it, and decides on revisions. Reads, watches
 * and compaction are those of a storage engine.
 */
export class VersionedMap {
    #maxWaiting;
    #maxHistory;
    #maxHistoryBytes;
    #states = new Map();
    /** All keys that have a state, deleted ones too. */
    #keys = new SortedKeys();
    /** In the order of revisions, since the compaction. */
    #events = [];
    /** Those of the values in them. */
    #bytes = 0;
    #watches = new Set();
    #waiters = new Set();
    #revision;
    #compacted = 0;
    #closed = false;
    /** @param revision the one it begins with: nothing before it is known */
    constructor(revision, { maxWaitingEvents = MAX_EVENTS, maxWaitingBytes = MAX_WAITING_BYTES, maxHistory = MAX_EVENTS, maxHistoryBytes = MAX_HISTORY_BYTES, } = {}) {
        this.#revision = revision;
        this.#maxWaiting = { events: maxWaitingEvents, bytes: maxWaitingBytes };
        this.#maxHistory = maxHistory;
        this.#maxHistoryBytes = maxHistoryBytes;
    }
    /** The revision of the last event. */
    get revision() {
        return this.#revision;
    }
    /**
     * Takes what was there at the beginning, once. The past before it counts as compacted.
     * @param kvs in any order
     */
    load(kvs) {
        for (const kv of kvs)
            this.#states.set(kv.key, [{ revision: kv.modRevision, kv }]);
        this.#keys.fill(kvs.map(({ key }) => key));
        this.#compacted = this.#revision;
    }
    /** The oldest revision that can be read; 0: all can. */
    get compacted() {
        return this.#compacted;
    }
    /** What is under a key now. */
    current(key) {
        return this.#states.get(key)?.at(-1)?.kv;
    }
    /** @throws {CompactedError} {FutureRevisionError} */
    get(key, revision = 0) {
        this.#check(revision);
        return { kv: stateAt(this.#states.get(key), revision)?.kv, revision: this.#revision };
    }
    /** @throws {CompactedError} {FutureRevisionError} */
    range({ prefix, from = prefix, revision = 0, limit = 0 }) {
        this.#check(revision);
        const kvs = [];
        let count = 0;
        for (const key of this.#keys.from(from < prefix ? prefix : from, prefix)) {
            const kv = stateAt(this.#states.get(key), revision)?.kv;
            if (kv === undefined)
                continue;
            count++;
            if (limit === 0 || kvs.length < limit)
                kvs.push(kv);
        }
        return { kvs, count, revision: this.#revision };
    }
    /** Takes a change. Its revision is not older than any before. */
    apply(event) {
        this.#revision = event.revision;
        const states = this.#states.get(event.key);
        const state = { revision: event.revision, kv: event.current };
        if (states === undefined) {
            this.#states.set(event.key, [state]);
            this.#keys.add(event.key);
        }
        else
            states.push(state);
        this.#events.push(event);
        this.#bytes += bytesOf(event);
        for (const watch of this.#watches)
            watch.push(event);
        this.#wake();
        if (this.#events.length <= this.#maxHistory && this.#bytes <= this.#maxHistoryBytes)
            return;
        const { revision } = this.#events[this.#events.length >> 1];
        if (revision > this.#compacted)
            this.compact(revision);
    }
    /** All changes up to a revision have been applied. */
    advance(revision) {
        if (revision <= this.#revision)
            return;
        this.#revision = revision;
        this.#wake();
    }
    #wake() {
        for (const waiter of this.#waiters)
            if (waiter.revision <= this.#revision)
                waiter.reached(true);
    }
    /** The changes after a revision, as they come. @throws {CompactedError} {WatchOverflowError} while iterating */
    async *watch({ prefix, after, signal, idle }) {
        if (after + 1 < this.#compacted)
            throw new CompactedError(this.#compacted);
        const queue = new EventQueue(prefix, after, this.#maxWaiting, () => this.#revision);
        const past = firstAfter(this.#events, after);
        for (let index = past; index < this.#events.length; index++)
            queue.push(this.#events[index]);
        this.#watches.add(queue);
        const stop = () => queue.close();
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted || this.#closed)
            stop();
        try {
            for (;;) {
                const batch = await queue.next(idle?.());
                if (batch === undefined)
                    return;
                yield batch;
            }
        }
        finally {
            signal.removeEventListener('abort', stop);
            this.#watches.delete(queue);
        }
    }
    /** Resolves when a revision has been reached, to true; to false after so many milliseconds. */
    waitFor(revision, milliseconds) {
        if (revision <= this.#revision)
            return Promise.resolve(true);
        return new Promise((resolve) => {
            const waiter = {
                revision,
                reached: (reached) => {
                    clearTimeout(timer);
                    this.#waiters.delete(waiter);
                    resolve(reached);
                },
            };
            const timer = setTimeout(() => waiter.reached(false), milliseconds);
            this.#waiters.add(waiter);
        });
    }
    /** Forgets what was before a revision. @throws {CompactedError} {FutureRevisionError} */
    compact(revision) {
        if (revision <= this.#compacted)
            throw new CompactedError(this.#compacted);
        if (revision > this.#revision)
            throw new FutureRevisionError(this.#revision);
        this.#compacted = revision;
        // Keys without an event since the compaction before have one state only.
        const kept = firstAfter(this.#events, revision - 1);
        const end = firstAfter(this.#events, revision);
        for (let index = 0; index < end; index++)
            this.#compactKey(this.#events[index].key, revision);
        for (let index = 0; index < kept; index++)
            this.#bytes -= bytesOf(this.#events[index]);
        this.#events = this.#events.slice(kept);
    }
    #compactKey(key, revision) {
        const states = this.#states.get(key);
        if (states === undefined)
            return;
        const kept = states.findLastIndex((state) => state.revision <= revision);
        if (kept > 0)
            states.splice(0, kept);
        if (states.length > 1 || states[0].kv !== undefined || states[0].revision > revision)
            return;
        this.#states.delete(key);
        this.#keys.delete(key);
    }
    /** Ends all watches, and what is waited for. */
    close() {
        this.#closed = true;
        for (const waiter of this.#waiters)
            waiter.reached(false);
        for (const watch of this.#watches)
            watch.close();
    }
    #check(revision) {
        if (revision > this.#revision)
            throw new FutureRevisionError(this.#revision);
        if (revision > 0 && revision < this.#compacted)
            throw new CompactedError(this.#compacted);
    }
}
function stateAt(states, revision) {
    return revision === 0 ? states?.at(-1) : states?.findLast((state) => state.revision <= revision);
}
/** The index of the first event after a revision. */
function firstAfter(events, revision) {
    let low = 0;
    let high = events.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (events[middle].revision <= revision)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Those of the value that an event keeps in memory. */
function bytesOf({ current }) {
    return current?.value.length ?? 0;
}
/** The events that wait for the reader of a watch. */
class EventQueue {
    #prefix;
    #after;
    #limits;
    #revision;
    #events = [];
    #bytes = 0;
    #wake;
    #closed = false;
    /** What may wait, when more did. */
    #overflown;
    /** @param revision gives the current revision of the store, up to which all events have been pushed */
    constructor(prefix, after, limits, revision) {
        this.#prefix = prefix;
        this.#after = after;
        this.#limits = limits;
        this.#revision = revision;
    }
    push(event) {
        if (this.#closed || event.revision <= this.#after || !event.key.startsWith(this.#prefix))
            return;
        this.#bytes += bytesOf(event);
        const { events, bytes } = this.#limits;
        if (this.#events.length >= events || this.#bytes > bytes) {
            this.#overflown = this.#bytes > bytes ? `${bytes} bytes of objects` : `${events} events`;
            this.#events = [];
            this.close();
            return;
        }
        this.#events.push(event);
        this.#wake?.();
    }
    /**
     * What has come since the last call, once something has; undefined: the watch has ended.
     * @param idle milliseconds after which it may be nothing; undefined: it waits without end
     * @throws {WatchOverflowError}
     */
    async next(idle) {
        if (this.#events.length === 0 && !this.#closed) {
            let timer;
            await new Promise((resolve) => {
                this.#wake = resolve;
                if (idle !== undefined)
                    timer = setTimeout(resolve, idle);
            });
            clearTimeout(timer);
            this.#wake = undefined;
        }
        if (this.#overflown !== undefined)
            throw new WatchOverflowError(this.#overflown);
        if (this.#closed)
            return undefined;
        const events = this.#events;
        this.#events = [];
        this.#bytes = 0;
        return { events, revision: this.#revision() };
    }
    close() {
        this.#closed = true;
        this.#wake?.();
    }
}
/** Keys in their order, in chunks that are never empty. */
class SortedKeys {
    #chunks = [];
    /** Takes keys in any order, instead of those it had. */
    fill(keys) {
        // By code units, as all comparisons here.
        const sorted = [...keys].sort();
        this.#chunks = [];
        for (let at = 0; at < sorted.length; at += MAX_CHUNK)
            this.#chunks.push(sorted.slice(at, at + MAX_CHUNK));
    }
    /** Adds a key that isn't there. */
    add(key) {
        const at = this.#chunkOf(key);
        const chunk = this.#chunks[at];
        if (chunk === undefined) {
            this.#chunks.push([key]);
            return;
        }
        chunk.splice(indexIn(chunk, key), 0, key);
        if (chunk.length > MAX_CHUNK)
            this.#chunks.splice(at + 1, 0, chunk.splice(chunk.length >>> 1));
    }
    delete(key) {
        const at = this.#chunkOf(key);
        const chunk = this.#chunks[at];
        if (chunk === undefined)
            return;
        const index = indexIn(chunk, key);
        if (chunk[index] !== key)
            return;
        chunk.splice(index, 1);
        if (chunk.length === 0)
            this.#chunks.splice(at, 1);
    }
    /** The keys from one on, as long as they begin with the prefix. Nothing may be added or deleted meanwhile. */
    *from(key, prefix) {
        for (let at = this.#chunkOf(key); at < this.#chunks.length; at++) {
            const chunk = this.#chunks[at];
            for (let index = indexIn(chunk, key); index < chunk.length; index++) {
                const found = chunk[index];
                if (!found.startsWith(prefix))
                    return;
                yield found;
            }
        }
    }
    /** The chunk that a key stands in or belongs into: the last one that begins with it or before it, or else the first. */
    #chunkOf(key) {
        let low = 0;
        let high = this.#chunks.length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (this.#chunks[middle][0] <= key)
                low = middle + 1;
            else
                high = middle;
        }
        return Math.max(low - 1, 0);
    }
}
/** Where a key stands or would stand. */
function indexIn(keys, key) {
    let low = 0;
    let high = keys.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (keys[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
