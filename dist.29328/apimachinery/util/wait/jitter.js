import { toMilliseconds, toNanoseconds } from './internal/nanoseconds.js';
/**
 * A duration from `duration` up to `duration + maxFactor * duration`, so that many waiters do not return at once. A
 * factor that is not positive counts as 1. Mirrors Go's `wait.Jitter`.
 * @param duration in milliseconds, like the result
 */
export function jitter(duration, maxFactor, random = Math.random) {
    const nanoseconds = toNanoseconds(duration);
    return toMilliseconds(nanoseconds + Math.trunc(random() * (maxFactor > 0 ? maxFactor : 1) * nanoseconds));
}
