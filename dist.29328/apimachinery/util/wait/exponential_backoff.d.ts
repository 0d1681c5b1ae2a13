import { type BackoffInit } from './backoff.ts';
import type { ConditionFunc } from './condition.ts';
import type { WaitOptions } from './wait_options.ts';
/**
 * Polls the condition until it is met, at most `backoff.steps` times, with the delays of the backoff; stops when they
 * reach the cap. The backoff is not modified. Mirrors Go's `wait.ExponentialBackoff` and
 * `wait.ExponentialBackoffWithContext`.
 * @returns when the condition is met
 * @throws {WaitInterruptedError} when it was not met or the signal is aborted, and whatever the condition throws
 */
export declare function exponentialBackoff(backoff: BackoffInit, condition: ConditionFunc, options?: WaitOptions): Promise<void>;
