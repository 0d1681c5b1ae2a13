import { Backoff } from './backoff.js';
import { realClock } from './clock.js';
import { orNever, sleep, throwIfAborted } from './internal/signals.js';
import { WaitInterruptedError } from './interrupted.js';
/**
 * Polls the condition until it is met, at most `backoff.steps` times, with the delays of the backoff; stops when they
 * reach the cap. The backoff is not modified. Mirrors Go's `wait.ExponentialBackoff` and
 * `wait.ExponentialBackoffWithContext`.
 * @returns when the condition is met
 * @throws {WaitInterruptedError} when it was not met or the signal is aborted, and whatever the condition throws
 */
export async function exponentialBackoff(backoff, condition, options = {}) {
    const signal = orNever(options.signal);
    const delays = new Backoff(backoff);
    while (delays.steps > 0) {
        throwIfAborted(signal);
        if (await condition(signal))
            return;
        if (delays.steps === 1)
            break;
        await sleep(options.clock ?? realClock, delays.step(options.random), signal);
        throwIfAborted(signal);
    }
    throw new WaitInterruptedError('timeout');
}
