import type { ConditionFunc } from './condition.ts';
import type { WaitOptions } from './wait_options.ts';
/**
 * Polls the condition every `interval` milliseconds until it is met or the signal is aborted. If it takes longer than
 * that, it is called again at once. Mirrors Go's `wait.PollUntilContextCancel`.
 * @param immediate polls at once, at least once, even when the signal is aborted; otherwise waits first
 * @returns when the condition is met
 * @throws {WaitInterruptedError} when the signal is aborted, and whatever the condition throws
 */
export declare function pollUntilContextCancel(interval: number, immediate: boolean, condition: ConditionFunc, options?: WaitOptions): Promise<void>;
/**
 * As {@link pollUntilContextCancel}, for at most `timeout` milliseconds. The signal passed to the condition is aborted
 * then too. Mirrors Go's `wait.PollUntilContextTimeout`.
 */
export declare function pollUntilContextTimeout(interval: number, timeout: number, immediate: boolean, condition: ConditionFunc, options?: WaitOptions): Promise<void>;
/**
 * Waits, then polls the condition, every `interval` milliseconds until it is met. After `timeout` milliseconds it is
 * called a last time; 0 means no limit. Intervals that end during a call are skipped. Mirrors Go's `wait.Poll`, and its
 * `PollInfinite`, `PollUntil` and their context variants.
 * @deprecated as in Go: use {@link pollUntilContextTimeout}, which tells a timeout from an aborted signal
 * @throws {WaitInterruptedError} when the time is over or the signal aborted, and whatever the condition throws
 */
export declare function poll(interval: number, timeout: number, condition: ConditionFunc, options?: WaitOptions): Promise<void>;
/**
 * As {@link poll}, every `interval` milliseconds for `timeout` milliseconds, but polls before the first wait. Mirrors Go's `wait.PollImmediate`, and its `PollImmediateInfinite`,
 * `PollImmediateUntil` and their context variants.
 * @deprecated as in Go: use {@link pollUntilContextTimeout}, which tells a timeout from an aborted signal
 * @throws {WaitInterruptedError} when the time is over or the signal aborted, and whatever the condition throws
 */
export declare function pollImmediate(interval: number, timeout: number, condition: ConditionFunc, options?: WaitOptions): Promise<void>;
