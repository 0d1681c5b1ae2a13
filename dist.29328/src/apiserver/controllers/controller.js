/** While the controllers of a server may write: until it ends, or another replica may do their work. */
export class Term {
    /** Ends the term. */
    signal;
    #fence;
    #writes = new Set();
    /** @param fence closes before another replica may write; none where there is no other one */
    constructor(signal, fence) {
        this.signal = signal;
        this.#fence = fence;
    }
    /**
     * Does a write of a controller.
     * @throws whatever the write throws
     * @throws {NotLeadingError} or the signal's reason, without having begun, when the term is over
     */
    async write(work) {
        this.signal.throwIfAborted();
        this.#fence?.check();
        const writing = work();
        this.#writes.add(writing);
        try {
            return await writing;
        }
        finally {
            this.#writes.delete(writing);
        }
    }
    /** Resolves when the term is over, and nothing of it is still being written. */
    async over() {
        const { signal } = this;
        await new Promise((resolve) => {
            if (signal.aborted)
                return resolve();
            signal.addEventListener('abort', () => resolve(), { once: true });
        });
        await Promise.allSettled(this.#writes);
    }
}
