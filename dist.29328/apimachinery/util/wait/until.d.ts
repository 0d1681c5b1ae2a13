import type { DelayFunc } from './delay_func.ts';
import type { WaitOptions } from './wait_options.ts';
/** The repeated function. Throwing ends the loop. The signal is the one that ends the loop. */
export type RepeatedFunc = (signal: AbortSignal) => void | Promise<void>;
/**
 * Calls the function, waits `period` milliseconds, and so on until the signal is aborted.
 * Mirrors Go's `wait.Until` and `wait.UntilWithContext`.
 * @returns when the signal is aborted
 */
export declare function until(f: RepeatedFunc, period: number, options?: WaitOptions): Promise<void>;
/**
 * As {@link until}, but the period, in milliseconds, begins when the function is called, not when it has ended.
 * Mirrors Go's `wait.NonSlidingUntil` and `wait.NonSlidingUntilWithContext`.
 */
export declare function nonSlidingUntil(f: RepeatedFunc, period: number, options?: WaitOptions): Promise<void>;
/** {@link until} without a signal: every `period` milliseconds, for ever. Mirrors Go's `wait.Forever`. */
export declare function forever(f: RepeatedFunc, period: number, options?: Omit<WaitOptions, 'signal'>): Promise<void>;
/**
 * As {@link until}, with a random fraction of the period (milliseconds) added, up to `jitterFactor` if positive. Mirrors Go's
 * `wait.JitterUntil` and `wait.JitterUntilWithContext`.
 * @param sliding whether the period starts when the function returns rather than when it is called
 */
export declare function jitterUntil(f: RepeatedFunc, period: number, jitterFactor: number, sliding: boolean, options?: WaitOptions): Promise<void>;
/**
 * As {@link jitterUntil}, with the delays of a function. Mirrors Go's `wait.BackoffUntil` and
 * `wait.BackoffUntilWithContext`, where a BackoffManager computes the delays.
 */
export declare function backoffUntil(f: RepeatedFunc, delay: DelayFunc, sliding: boolean, options?: WaitOptions): Promise<void>;
