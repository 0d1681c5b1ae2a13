import { realClock } from './clock.js';
import { orNever } from './internal/signals.js';
import { DelayTimer } from './internal/timers.js';
import { jitter } from './jitter.js';
/**
 * Calls the function, waits `period` milliseconds, and so on until the signal is aborted.
 * Mirrors Go's `wait.Until` and `wait.UntilWithContext`.
 * @returns when the signal is aborted
 */
export function until(f, period, options) {
    return jitterUntil(f, period, 0, true, options);
}
/**
 * As {@link until}, but the period, in milliseconds, begins when the function is called, not when it has ended.
 * Mirrors Go's `wait.NonSlidingUntil` and `wait.NonSlidingUntilWithContext`.
 */
export function nonSlidingUntil(f, period, options) {
    return jitterUntil(f, period, 0, false, options);
}
/** {@link until} without a signal: every `period` milliseconds, for ever. Mirrors Go's `wait.Forever`. */
export function forever(f, period, options) {
    return until(f, period, options);
}
/**
 * As {@link until}, with a random fraction of the period (milliseconds) added, up to `jitterFactor` if positive. Mirrors Go's
 * `wait.JitterUntil` and `wait.JitterUntilWithContext`.
 * @param sliding whether the period starts when the function returns rather than when it is called
 */
export function jitterUntil(f, period, jitterFactor, sliding, options = {}) {
    const delay = () => (jitterFactor > 0 ? jitter(period, jitterFactor, options.random) : period);
    return backoffUntil(f, delay, sliding, options);
}
/**
 * As {@link jitterUntil}, with the delays of a function. Mirrors Go's `wait.BackoffUntil` and
 * `wait.BackoffUntilWithContext`, where a BackoffManager computes the delays.
 */
export async function backoffUntil(f, delay, sliding, options = {}) {
    const given = orNever(options.signal);
    const timer = new DelayTimer(options.clock ?? realClock, delay);
    try {
        while (!given.aborted) {
            if (!sliding)
                timer.next();
            await f(given);
            if (sliding)
                timer.next();
            await timer.receive(given);
        }
    }
    finally {
        timer.stop();
    }
}
