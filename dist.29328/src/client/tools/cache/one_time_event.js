/** Something that happens once, or can't happen any more. */
export class OneTimeEvent {
    #state = 'open';
    #waiting = new Set();
    get hasHappened() {
        return this.#state === 'happened';
    }
    happen() {
        if (this.#state === 'open')
            this.#state = 'happened';
        this.#tell();
    }
    /** It won't happen any more. */
    fail(failure) {
        if (this.#state === 'open')
            this.#state = { failure };
        this.#tell();
    }
    /** @throws the failure, or the signal's reason */
    async wait({ signal } = {}) {
        if (this.#state === 'open') {
            signal?.throwIfAborted();
            await new Promise((resolve, reject) => {
                const abort = () => {
                    this.#waiting.delete(end);
                    reject(signal.reason);
                };
                const end = () => {
                    signal?.removeEventListener('abort', abort);
                    resolve();
                };
                signal?.addEventListener('abort', abort, { once: true });
                this.#waiting.add(end);
            });
        }
        if (typeof this.#state === 'object')
            throw this.#state.failure;
    }
    #tell() {
        for (const end of this.#waiting)
            end();
        this.#waiting.clear();
    }
}
