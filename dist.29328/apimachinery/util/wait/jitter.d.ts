import type { RandomSource } from '../rand/random_source.ts';
/**
 * A duration from `duration` up to `duration + maxFactor * duration`, so that many waiters do not return at once. A
 * factor that is not positive counts as 1. Mirrors Go's `wait.Jitter`.
 * @param duration in milliseconds, like the result
 */
export declare function jitter(duration: number, maxFactor: number, random?: RandomSource): number;
