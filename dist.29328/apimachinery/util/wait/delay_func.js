import { realClock } from './clock.js';
import { loopConditionUntilAborted } from './internal/loop.js';
import { DelayTimer } from './internal/timers.js';
/** Go's methods of `wait.DelayFunc`. */
export const DelayFunc = {
    /**
     * Polls the condition until it is met, with the delays of the function.
     * @param immediate polls at once, at least once, even when the signal is aborted; otherwise waits first
     * @param sliding whether the delay starts after the condition returns rather than when it is called
     * @returns when the condition is met
     * @throws {WaitInterruptedError} when the signal is aborted, and whatever the condition throws
     */
    until(delay, immediate, sliding, condition, options = {}) {
        return loopConditionUntilAborted(options.signal, new DelayTimer(options.clock ?? realClock, delay), immediate, sliding, condition);
    },
};
