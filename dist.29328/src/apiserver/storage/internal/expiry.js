/** Calls back when keys have lived their time. */
export class Expiry {
    #timers = new Map();
    #expired;
    /** @param expired told the key and the revision of the write that gave it its time */
    constructor(expired) {
        this.#expired = expired;
    }
    /**
     * Takes a write of a key: what was said of it before counts no more.
     * @param milliseconds from now; undefined: it lives for ever
     */
    set(key, revision, milliseconds) {
        clearTimeout(this.#timers.get(key)?.timer);
        this.#timers.delete(key);
        if (milliseconds === undefined)
            return;
        // setTimeout takes no more than 2^31-1 milliseconds, and fires at once for more.
        const timer = setTimeout(() => {
            this.#timers.delete(key);
            this.#expired(key, revision);
        }, Math.min(Math.max(milliseconds, 0), 0x7fffffff));
        // What is to expire keeps no process alive.
        timer.unref?.();
        this.#timers.set(key, { timer, at: Date.now() + milliseconds });
    }
    /** When a key's time is over, in milliseconds since 1970; undefined: it lives for ever. */
    get(key) {
        return this.#timers.get(key)?.at;
    }
    close() {
        for (const { timer } of this.#timers.values())
            clearTimeout(timer);
        this.#timers.clear();
    }
}
