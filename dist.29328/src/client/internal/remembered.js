/** What is asked for once for all, and kept until it is forgotten. A failure is not kept. */
export class Remembered {
    #ask;
    #known;
    constructor(ask) {
        this.#ask = ask;
    }
    /** Nobody's signal ends it for the others. @throws what asking does, or the signal's reason */
    get(signal) {
        if (signal?.aborted)
            return Promise.reject(signal.reason);
        const known = (this.#known ??= this.#ask());
        known.catch(() => {
            if (this.#known === known)
                this.#known = undefined;
        });
        if (signal === undefined)
            return known;
        return new Promise((resolve, reject) => {
            const abort = () => reject(signal.reason);
            signal.addEventListener('abort', abort, { once: true });
            known.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
        });
    }
    forget() {
        this.#known = undefined;
    }
}
