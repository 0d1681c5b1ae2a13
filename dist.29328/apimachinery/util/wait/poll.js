import { realClock } from './clock.js';
import { loopConditionUntilAborted } from './internal/loop.js';
import { orNever, sleep, withTimeout } from './internal/signals.js';
import { DelayTimer, IntervalTimer } from './internal/timers.js';
import { WaitInterruptedError } from './interrupted.js';
/**
 * Polls the condition every `interval` milliseconds until it is met or the signal is aborted. If it takes longer than
 * that, it is called again at once. Mirrors Go's `wait.PollUntilContextCancel`.
 * @param immediate polls at once, at least once, even when the signal is aborted; otherwise waits first
 * @returns when the condition is met
 * @throws {WaitInterruptedError} when the signal is aborted, and whatever the condition throws
 */
export function pollUntilContextCancel(interval, immediate, condition, options = {}) {
    return loopConditionUntilAborted(options.signal, intervalTimer(options.clock ?? realClock, interval), immediate, false, condition);
}
/**
 * As {@link pollUntilContextCancel}, for at most `timeout` milliseconds. The signal passed to the condition is aborted
 * then too. Mirrors Go's `wait.PollUntilContextTimeout`.
 */
export async function pollUntilContextTimeout(interval, timeout, immediate, condition, options = {}) {
    const limited = withTimeout(options.signal, timeout, options.clock ?? realClock);
    try {
        await pollUntilContextCancel(interval, immediate, condition, { ...options, signal: limited.signal });
    }
    finally {
        limited.end();
    }
}
/**
 * Waits, then polls the condition, every `interval` milliseconds until it is met. After `timeout` milliseconds it is
 * called a last time; 0 means no limit. Intervals that end during a call are skipped. Mirrors Go's `wait.Poll`, and its
 * `PollInfinite`, `PollUntil` and their context variants.
 * @deprecated as in Go: use {@link pollUntilContextTimeout}, which tells a timeout from an aborted signal
 * @throws {WaitInterruptedError} when the time is over or the signal aborted, and whatever the condition throws
 */
export function poll(interval, timeout, condition, options = {}) {
    return pollOnGrid(interval, timeout, false, condition, options);
}
/**
 * As {@link poll}, every `interval` milliseconds for `timeout` milliseconds, but polls before the first wait. Mirrors Go's `wait.PollImmediate`, and its `PollImmediateInfinite`,
 * `PollImmediateUntil` and their context variants.
 * @deprecated as in Go: use {@link pollUntilContextTimeout}, which tells a timeout from an aborted signal
 * @throws {WaitInterruptedError} when the time is over or the signal aborted, and whatever the condition throws
 */
export function pollImmediate(interval, timeout, condition, options = {}) {
    return pollOnGrid(interval, timeout, true, condition, options);
}
async function pollOnGrid(interval, timeout, immediate, condition, options) {
    if (!(interval > 0))
        throw new RangeError(`the interval must be above 0 milliseconds, not ${interval}`);
    const clock = options.clock ?? realClock;
    const signal = orNever(options.signal);
    if (immediate && (await condition(signal)))
        return;
    const start = clock.now();
    const end = timeout === 0 ? Infinity : timeout;
    let round = 0;
    for (let elapsed = 0; !signal.aborted; elapsed = clock.now() - start) {
        // Avoids repeating a round if the clock fires slightly early.
        round = Math.max(round, Math.floor(elapsed / interval)) + 1;
        const next = round * interval;
        const isLast = next >= end || elapsed >= end;
        await sleep(clock, Math.min(next, end) - elapsed, signal);
        if (signal.aborted)
            break;
        if (await condition(signal))
            return;
        if (isLast)
            break;
    }
    throw new WaitInterruptedError('timeout');
}
/** Yields between calls even without an interval. */
function intervalTimer(clock, interval) {
    return interval > 0 ? new IntervalTimer(clock, interval) : new DelayTimer(clock, () => 0);
}
