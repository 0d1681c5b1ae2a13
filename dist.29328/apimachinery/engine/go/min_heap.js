/** A heap that gives its least entry first. */
export class MinHeap {
    #less;
    #entries = [];
    constructor(less) {
        this.#less = less;
    }
    get size() {
        return this.#entries.length;
    }
    /** The least entry, which stays; undefined when there is none. */
    peek() {
        return this.#entries[0];
    }
    push(entry) {
        const entries = this.#entries;
        let at = entries.length;
        while (at > 0) {
            const parent = (at - 1) >> 1;
            if (!this.#less(entry, entries[parent]))
                break;
            entries[at] = entries[parent];
            at = parent;
        }
        entries[at] = entry;
    }
    /** Takes out the least entry; undefined when there is none. */
    pop() {
        const entries = this.#entries;
        const least = entries[0];
        const last = entries.pop();
        if (entries.length === 0)
            return least;
        let at = 0;
        for (;;) {
            let child = 2 * at + 1;
            if (child >= entries.length)
                break;
            if (child + 1 < entries.length && this.#less(entries[child + 1], entries[child]))
                child++;
            if (!this.#less(entries[child], last))
                break;
            entries[at] = entries[child];
            at = child;
        }
        entries[at] = last;
        return least;
    }
}
