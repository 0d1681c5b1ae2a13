import { realClock } from '#apimachinery/util/wait/clock';
import { MinHeap } from '#engine/go/min_heap';
import { Line } from '../../internal/line.js';
import { Delays } from './delays.js';
import { HandOut } from './hand_out.js';
import { defaultControllerRateLimiter } from './rate_limiters.js';
/** Outdated entries are thrown away when they are more than the others, and more than this. */
const SPARE = 1024;
/**
 * A {@link RateLimitingQueue} that gives out items of higher priority first. Items that wait for their time keep the
 * highest priority they were added with. Mirrors controller-runtime's `priorityqueue`; that items age is ours.
 */
export class PriorityQueue extends HandOut {
    #key;
    #limiter;
    #ageAfter;
    /** Those that can be given out. Heap and line may hold outdated ones besides. */
    #queued = new Map();
    #heap = new MinHeap(isMoreUrgent);
    #line = new Line();
    /** Those to queue when the work on them is done. */
    #again = new Map();
    #delays;
    /** The places of those who wait for their time. */
    #delayed = new Map();
    #order = 0;
    #wasAged = false;
    constructor(options = {}) {
        const { key = (item) => item, metrics = {}, clock = realClock, ageAfter = 60_000 } = options;
        super(clock, metrics);
        this.#key = key;
        this.#limiter = options.limiter ?? defaultControllerRateLimiter({ key });
        this.#ageAfter = ageAfter;
        this.#delays = new Delays(clock, (item) => this.#ripen(item));
    }
    /** How many items are ready, with those that somebody still works on. */
    get size() {
        return this.#queued.size + this.#again.size;
    }
    add(item) {
        this.addWithOptions(item);
    }
    addAfter(item, milliseconds) {
        this.addWithOptions(item, { after: milliseconds });
    }
    addRateLimited(item) {
        this.addWithOptions(item, { rateLimited: true });
    }
    /** Adds an item with a priority, a delay, or both. Mirrors controller-runtime's `AddWithOpts`. */
    addWithOptions(item, { priority = 0, after = 0, rateLimited = false } = {}) {
        if (this.shuttingDown)
            return;
        const limited = rateLimited ? this.#limiter.when(item) : after;
        const delay = after === 0 ? limited : Math.min(after, limited);
        if (delay > 0)
            this.#addLater(item, priority, delay);
        else
            this.#addNow(item, priority);
    }
    forget(item) {
        this.#limiter.forget(item);
    }
    numRequeues(item) {
        return this.#limiter.numRequeues(item);
    }
    async get(options = {}) {
        const entry = await this.next(options);
        return entry && { ...this.taken(entry), priority: entry.priority };
    }
    // Differs from Go: controller-runtime's gives out nothing any more. As with the other queues, what is ready gets done, and
    // a drain has something to wait for.
    shutDown() {
        super.shutDown();
        this.#delays.clear();
        this.#delayed.clear();
    }
    take() {
        const entry = this.#aged() ?? this.#mostUrgent();
        if (entry === undefined)
            return undefined;
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
    #addLater(item, priority, delay) {
        this.metrics.retry?.();
        const key = this.#key(item);
        const known = this.#queued.get(key) ?? this.#again.get(key);
        // It is ready already, and that counts; its priority may still rise.
        if (known !== undefined)
            return this.#raise(known, priority);
        this.#delayed.set(key, this.#placed(this.#delayed.get(key), priority));
        this.#delays.add(key, item, delay);
    }
    #addNow(item, priority) {
        const key = this.#key(item);
        const known = this.#queued.get(key) ?? this.#again.get(key);
        if (known !== undefined)
            return this.#raise(known, priority);
        // What waits for its time is the same item: from now on it is ready.
        const delayed = this.#delayed.get(key);
        if (delayed !== undefined) {
            this.#delayed.delete(key);
            this.#delays.remove(key);
        }
        this.#enter(key, item, this.#placed(delayed, priority));
    }
    /** The time of an item has come: it is the last of its priority. */
    #ripen(item) {
        const key = this.#key(item);
        const { priority = 0 } = this.#delayed.get(key) ?? {};
        this.#delayed.delete(key);
        this.#enter(key, item, this.#placed(undefined, priority));
    }
    #enter(key, item, { priority, order }) {
        this.metrics.add?.();
        const entry = { key, item, priority, order, since: this.clock.now() };
        if (this.isWorkedOn(key)) {
            this.#again.set(key, entry);
            this.metrics.depth?.(this.size);
        }
        else
            this.#push(entry);
    }
    /** The place it has, or the last one of a higher priority. */
    #placed(known, priority) {
        if (known !== undefined && priority <= known.priority)
            return known;
        return { priority, order: this.#order++ };
    }
    #raise(known, priority) {
        if (priority <= known.priority)
            return;
        const entry = { ...known, ...this.#placed(known, priority) };
        if (this.#again.has(known.key))
            this.#again.set(known.key, entry);
        else
            this.#push(entry);
    }
    #push(entry) {
        this.#queued.set(entry.key, entry);
        this.#line.push(entry);
        this.#heap.push(entry);
        if (this.#heap.size + this.#line.size > 4 * this.#queued.size + SPARE)
            this.#rebuild();
        this.metrics.depth?.(this.size);
        this.serve();
    }
    #mostUrgent() {
        for (let entry = this.#heap.pop(); entry !== undefined; entry = this.#heap.pop())
            if (this.#queued.get(entry.key) === entry)
                return entry;
        return undefined;
    }
    /** The item that waits longest, if that is too long and the last turn was not such a one's. */
    #aged() {
        let oldest = this.#line.peek();
        while (oldest !== undefined && this.#queued.get(oldest.key) !== oldest) {
            this.#line.shift();
            oldest = this.#line.peek();
        }
        const isDue = oldest !== undefined && this.clock.now() - oldest.since >= this.#ageAfter;
        this.#wasAged = isDue && !this.#wasAged;
        return this.#wasAged ? oldest : undefined;
    }
    /** Leaves out what is outdated. */
    #rebuild() {
        this.#heap = new MinHeap(isMoreUrgent);
        this.#line = new Line();
        for (const entry of [...this.#queued.values()].sort((a, b) => a.since - b.since)) {
            this.#heap.push(entry);
            this.#line.push(entry);
        }
    }
}
function isMoreUrgent(a, b) {
    return a.priority > b.priority || (a.priority === b.priority && a.order < b.order);
}
