import type { RandomSource } from '../rand/random_source.ts';
import type { Clock } from './clock.ts';
import type { DelayFunc } from './delay_func.ts';
/** Options of a {@link Backoff}. Each defaults to 0. */
export interface BackoffInit {
    /** The first delay, in milliseconds. */
    readonly duration?: number;
    /** Factor from one delay to the next. 0 keeps it constant. */
    readonly factor?: number;
    /** Each delay is increased by a random fraction of itself, up to this one: 0.1 is a tenth. It does not accumulate. */
    readonly jitter?: number;
    /** Remaining steps in which the delay may change. For `exponentialBackoff`, the maximum number of attempts. */
    readonly steps?: number;
    /** Maximum delay reached by the factor, in milliseconds; then it stays constant. 0 means no limit. */
    readonly cap?: number;
}
/** A sequence of growing delays. Modified by every {@link step}. Mirrors Go's `wait.Backoff`. */
export declare class Backoff implements BackoffInit {
    #private;
    /** The next delay without jitter, in milliseconds. */
    duration: number;
    factor: number;
    jitter: number;
    /** The remaining steps. */
    steps: number;
    cap: number;
    constructor(init: BackoffInit);
    /** Returns the next delay in milliseconds, and advances `duration` and `steps`. */
    step(random?: RandomSource): number;
    /** A function that returns successive delays; the Backoff is not modified. Mirrors Go's `Backoff.DelayFunc`. */
    delayFunc(random?: RandomSource): DelayFunc;
    /**
     * As {@link delayFunc}; but the delays restart after `resetInterval` milliseconds, with the next call. If that is not
     * positive, the delay never changes. Mirrors Go's `Backoff.DelayWithReset`.
     */
    delayWithReset(clock: Clock, resetInterval: number, random?: RandomSource): DelayFunc;
}
