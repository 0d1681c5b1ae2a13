import { waitOrAbort } from './signals.js';
/** Fires once after each delay. */
export class DelayTimer {
    #clock;
    #delay;
    #started = false;
    #cancel;
    #fired = false;
    #onFire;
    constructor(clock, delay) {
        this.#clock = clock;
        this.#delay = delay;
    }
    start() {
        if (this.#started)
            return;
        this.#started = true;
        this.next();
    }
    next() {
        this.#cancel?.();
        this.#fired = false;
        this.#cancel = this.#clock.after(this.#delay(), () => {
            this.#fired = true;
            const onFire = this.#onFire;
            this.#onFire = undefined;
            onFire?.();
        });
    }
    receive(signal) {
        if (this.#fired)
            return Promise.resolve();
        return waitOrAbort(signal, (resolve) => {
            this.#onFire = resolve;
            return () => (this.#onFire = undefined);
        });
    }
    stop() {
        this.#cancel?.();
    }
}
/** Fires at every multiple of the interval; missed ticks are received once, like with Go's Ticker. */
export class IntervalTimer {
    #clock;
    #interval;
    #began;
    /** The number of ticks up to the last receive. */
    #received = 0;
    constructor(clock, interval) {
        this.#clock = clock;
        this.#interval = interval;
    }
    start() {
        this.#began ??= this.#clock.now();
    }
    async receive(signal) {
        const elapsed = this.#clock.now() - this.#began;
        const fired = Math.floor(elapsed / this.#interval);
        if (fired > this.#received) {
            this.#received = fired;
            return;
        }
        const next = this.#received + 1;
        await waitOrAbort(signal, (resolve) => this.#clock.after(next * this.#interval - elapsed, resolve));
        this.#received = next;
    }
    next() { }
    stop() { }
}
