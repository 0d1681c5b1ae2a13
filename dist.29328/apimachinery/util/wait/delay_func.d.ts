import type { ConditionFunc } from './condition.ts';
import type { WaitOptions } from './wait_options.ts';
/** Returns the next delay, in milliseconds. Mirrors Go's `wait.DelayFunc`. */
export type DelayFunc = () => number;
/** Go's methods of `wait.DelayFunc`. */
export declare const DelayFunc: {
    /**
     * Polls the condition until it is met, with the delays of the function.
     * @param immediate polls at once, at least once, even when the signal is aborted; otherwise waits first
     * @param sliding whether the delay starts after the condition returns rather than when it is called
     * @returns when the condition is met
     * @throws {WaitInterruptedError} when the signal is aborted, and whatever the condition throws
     */
    readonly until: (delay: DelayFunc, immediate: boolean, sliding: boolean, condition: ConditionFunc, options?: WaitOptions) => Promise<void>;
};
