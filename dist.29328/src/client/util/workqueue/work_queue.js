import { realClock } from '#apimachinery/util/wait/clock';
import { Line } from '../../internal/line.js';
import { HandOut } from './hand_out.js';
/**
 * A queue of things to do: first in, first out, each item once. Mirrors Go's `workqueue.Typed`.
 *
 * ```ts
 * for (let work = await queue.get(); work !== undefined; work = await queue.get()) {
 *   try {
 *     await doSomethingWith(work.item);
 *   } finally {
 *     work.done();
 *   }
 * }
 * ```
 */
export class WorkQueue extends HandOut {
    key;
    #line = new Line();
    /** The keys of what is in line. */
    #queued = new Set();
    /** Those to queue when the work on them is done. */
    #again = new Map();
    constructor({ key = (item) => item, metrics = {}, clock = realClock } = {}) {
        super(clock, metrics);
        this.key = key;
    }
    get size() {
        return this.#line.size;
    }
    add(item) {
        if (this.shuttingDown)
            return;
        const key = this.key(item);
        if (this.#queued.has(key) || this.#again.has(key))
            return;
        this.metrics.add?.();
        const entry = { key, item, since: this.clock.now() };
        if (this.isWorkedOn(key))
            this.#again.set(key, entry);
        else
            this.#push(entry);
    }
    async get(options = {}) {
        const entry = await this.next(options);
        return entry && this.taken(entry);
    }
    take() {
        const entry = this.#line.shift();
        if (entry !== undefined)
            this.#queued.delete(entry.key);
        return entry;
    }
    finish(key) {
        const entry = this.#again.get(key);
        if (entry === undefined)
            return;
        this.#again.delete(key);
        this.#push(entry);
    }
    #push(entry) {
        this.#queued.add(entry.key);
        this.#line.push(entry);
        this.metrics.depth?.(this.size);
        this.serve();
    }
}
