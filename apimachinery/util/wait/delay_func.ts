import type { ConditionFunc } from './condition.ts';
import { realClock } from './clock.ts';
import { loopConditionUntilAborted } from './internal/loop.ts';
import { DelayTimer } from './internal/timers.ts';
import type { WaitOptions } from './wait_options.ts';

/** Gives the next time to wait, in milliseconds. Mirrors Go's `wait.DelayFunc`. */
export type DelayFunc = () => number;

/** Go's methods of `wait.DelayFunc`. */
export const DelayFunc = {
  /**
   * Asks the condition until it is met, waiting in between as the function says.
   * @param signal ends the waiting; undefined for none
   * @param immediate asks at once, at least once, even when the signal is aborted; else waits first
   * @param sliding whether the time is counted from when the condition has answered, else from when it is asked
   * @returns when the condition is met
   * @throws {WaitInterruptedError} when the signal is aborted, and whatever the condition throws
   */
  until(
    delay: DelayFunc,
    signal: AbortSignal | undefined,
    immediate: boolean,
    sliding: boolean,
    condition: ConditionFunc,
    options: WaitOptions = {},
  ): Promise<void> {
    return loopConditionUntilAborted(
      signal,
      new DelayTimer(options.clock ?? realClock, delay),
      immediate,
      sliding,
      condition,
    );
  },
} as const;
