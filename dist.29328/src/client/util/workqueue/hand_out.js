/** Gives entries to those who wait for them, and knows what is worked on. What comes next is the queue's affair. */
export class HandOut {
    clock;
    metrics;
    #waiters = new Set();
    #working = new Map();
    #drained = new Set();
    #shuttingDown = false;
    constructor(clock, metrics) {
        this.clock = clock;
        this.metrics = metrics;
    }
    get shuttingDown() {
        return this.#shuttingDown;
    }
    shutDown() {
        this.#shuttingDown = true;
        this.serve();
    }
    // Differs from Go: it waits for what is queued as well. There the drain is over as soon as no worker is at work, which
    // in a program whose workers wait for their next item is the case after every item.
    async shutDownWithDrain({ signal } = {}) {
        signal?.throwIfAborted();
        this.shutDown();
        if (this.#isIdle())
            return;
        await new Promise((resolve, reject) => {
            const abort = () => {
                this.#drained.delete(end);
                reject(signal.reason);
            };
            const end = () => {
                signal?.removeEventListener('abort', abort);
                resolve();
            };
            signal?.addEventListener('abort', abort, { once: true });
            this.#drained.add(end);
        });
    }
    unfinishedWork() {
        const now = this.clock.now();
        let total = 0;
        let longest = 0;
        for (const begun of this.#working.values()) {
            total += now - begun;
            longest = Math.max(longest, now - begun);
        }
        return { items: this.#working.size, total, longest };
    }
    isWorkedOn(key) {
        return this.#working.has(key);
    }
    /** Waits for the next entry. */
    async next({ signal }) {
        signal?.throwIfAborted();
        const entry = this.#begin();
        if (entry !== undefined || this.#shuttingDown)
            return entry;
        return new Promise((resolve, reject) => {
            const abort = () => {
                this.#waiters.delete(waiter);
                reject(signal.reason);
            };
            const waiter = {
                give: (given) => {
                    signal?.removeEventListener('abort', abort);
                    resolve(given);
                },
            };
            signal?.addEventListener('abort', abort, { once: true });
            this.#waiters.add(waiter);
        });
    }
    /** Gives what there is to those who wait. */
    serve() {
        for (const waiter of this.#waiters) {
            const entry = this.#begin();
            if (entry === undefined && !this.#shuttingDown)
                break;
            this.#waiters.delete(waiter);
            waiter.give(entry);
        }
        this.#tellDrained();
    }
    taken({ key, item }) {
        let isDone = false;
        return {
            item,
            done: () => {
                if (isDone)
                    return;
                isDone = true;
                this.metrics.workDuration?.(this.clock.now() - this.#working.get(key));
                this.#working.delete(key);
                this.finish(key);
                this.#tellDrained();
            },
        };
    }
    #begin() {
        const entry = this.take();
        if (entry === undefined)
            return undefined;
        const now = this.clock.now();
        this.#working.set(entry.key, now);
        this.metrics.depth?.(this.size);
        this.metrics.latency?.(now - entry.since);
        return entry;
    }
    #isIdle() {
        return this.size === 0 && this.#working.size === 0;
    }
    #tellDrained() {
        if (this.#drained.size === 0 || !this.#isIdle())
            return;
        for (const end of this.#drained)
            end();
        this.#drained.clear();
    }
}
