/** First in, first out. */
export class Line {
    #entries = [];
    #first = 0;
    get size() {
        return this.#entries.length - this.#first;
    }
    push(entry) {
        this.#entries.push(entry);
    }
    /** The first, which stays; undefined when there is none. */
    peek() {
        return this.#entries[this.#first];
    }
    /** Takes out the first; undefined when there is none. */
    shift() {
        if (this.size === 0)
            return undefined;
        const entry = this.#entries[this.#first];
        this.#entries[this.#first++] = undefined;
        // Moved seldom enough for an entry to be moved once on average.
        if (this.#first > 1024 && this.#first > this.size) {
            this.#entries = this.#entries.slice(this.#first);
            this.#first = 0;
        }
        return entry;
    }
}
