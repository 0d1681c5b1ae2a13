import { MinHeap } from '#engine/go/min_heap';
/** Outdated entries are thrown away when they are more than the others, and more than this. */
const SPARE = 1024;
/** Items that wait for their time, with one timer for all. Of two delays of an item the one that ends first counts. */
export class Delays {
    #clock;
    #ready;
    #entries = new Map();
    #heap = new MinHeap(isBefore);
    #order = 0;
    #timer;
    constructor(clock, ready) {
        this.#clock = clock;
        this.#ready = ready;
    }
    /** How many items wait. */
    get size() {
        return this.#entries.size;
    }
    add(key, item, milliseconds) {
        const readyAt = this.#clock.now() + milliseconds;
        const known = this.#entries.get(key);
        if (known !== undefined && known.readyAt <= readyAt)
            return;
        const entry = { key, item, readyAt, order: this.#order++ };
        this.#entries.set(key, entry);
        this.#heap.push(entry);
        if (this.#heap.size > 2 * this.#entries.size + SPARE)
            this.#rebuild();
        this.#arm();
    }
    remove(key) {
        this.#entries.delete(key);
    }
    clear() {
        this.#timer?.cancel();
        this.#timer = undefined;
        this.#entries.clear();
        this.#heap = new MinHeap(isBefore);
    }
    #rebuild() {
        this.#heap = new MinHeap(isBefore);
        for (const entry of this.#entries.values())
            this.#heap.push(entry);
    }
    #arm() {
        const first = this.#heap.peek();
        if (first === undefined || (this.#timer !== undefined && this.#timer.readyAt <= first.readyAt))
            return;
        this.#timer?.cancel();
        const cancel = this.#clock.after(first.readyAt - this.#clock.now(), () => this.#fire());
        this.#timer = { readyAt: first.readyAt, cancel };
    }
    #fire() {
        // Timers may be a fraction of a millisecond early.
        const now = Math.max(this.#clock.now(), this.#timer?.readyAt ?? 0);
        this.#timer = undefined;
        for (let first = this.#heap.peek(); first !== undefined && first.readyAt <= now; first = this.#heap.peek()) {
            this.#heap.pop();
            if (this.#entries.get(first.key) !== first)
                continue;
            this.#entries.delete(first.key);
            this.#ready(first.item);
        }
        this.#arm();
    }
}
function isBefore(a, b) {
    return a.readyAt < b.readyAt || (a.readyAt === b.readyAt && a.order < b.order);
}
