import { toMilliseconds, toNanoseconds } from './internal/nanoseconds.js';
import { jitter } from './jitter.js';
/** A sequence of growing delays. Modified by every {@link step}. Mirrors Go's `wait.Backoff`. */
export class Backoff {
    /** The next delay without jitter, in milliseconds. */
    duration;
    factor;
    jitter;
    /** The remaining steps. */
    steps;
    cap;
    constructor(init) {
        this.duration = init.duration ?? 0;
        this.factor = init.factor ?? 0;
        this.jitter = init.jitter ?? 0;
        this.steps = init.steps ?? 0;
        this.cap = init.cap ?? 0;
    }
    /** Returns the next delay in milliseconds, and advances `duration` and `steps`. */
    step(random) {
        const { duration } = this;
        if (this.steps < 1)
            this.steps = 0;
        else {
            this.steps--;
            this.#grow();
        }
        return this.jitter > 0 ? jitter(duration, this.jitter, random) : duration;
    }
    /** A function that returns successive delays; the Backoff is not modified. Mirrors Go's `Backoff.DelayFunc`. */
    delayFunc(random) {
        const backoff = new Backoff(this);
        return () => backoff.step(random);
    }
    /**
     * As {@link delayFunc}; but the delays restart after `resetInterval` milliseconds, with the next call. If that is not
     * positive, the delay never changes. Mirrors Go's `Backoff.DelayWithReset`.
     */
    delayWithReset(clock, resetInterval, random) {
        if (!(this.factor > 0))
            return this.delayFunc(random);
        const initial = new Backoff(this);
        if (!(resetInterval > 0))
            return new Backoff({ ...initial, steps: 0, factor: 0 }).delayFunc(random);
        let backoff = new Backoff(initial);
        let start = clock.now();
        return () => {
            if (toNanoseconds(clock.now() - start) > toNanoseconds(resetInterval)) {
                backoff = new Backoff(initial);
                start = clock.now();
            }
            return backoff.step(random);
        };
    }
    #grow() {
        if (this.factor === 0)
            return;
        this.duration = toMilliseconds(Math.trunc(toNanoseconds(this.duration) * this.factor));
        if (this.cap > 0 && this.duration > this.cap) {
            this.duration = this.cap;
            this.steps = 0;
        }
    }
}
