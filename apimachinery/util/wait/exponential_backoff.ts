import { Backoff, type BackoffInit } from './backoff.ts';
import { realClock } from './clock.ts';
import type { ConditionFunc } from './condition.ts';
import { orNever, sleep, throwIfAborted } from './internal/signals.ts';
import { WaitInterruptedError } from './interrupted.ts';
import type { WaitOptions } from './wait_options.ts';

/**
 * Polls the condition until it is met, at most `backoff.steps` times, with the delays of the backoff; stops when they
 * reach the cap. The backoff is not modified. Mirrors Go's `wait.ExponentialBackoff` and
 * `wait.ExponentialBackoffWithContext`.
 * @returns when the condition is met
 * @throws {WaitInterruptedError} when it was not met or the signal is aborted, and whatever the condition throws
 */
export async function exponentialBackoff(
  backoff: BackoffInit,
  condition: ConditionFunc,
  options: WaitOptions = {},
): Promise<void> {
  const signal = orNever(options.signal);
  const delays = new Backoff(backoff);
  while (delays.steps > 0) {
    throwIfAborted(signal);
    if (await condition(signal)) return;
    if (delays.steps === 1) break;
    await sleep(options.clock ?? realClock, delays.step(options.random), signal);
    throwIfAborted(signal);
  }
  throw new WaitInterruptedError('timeout');
}
