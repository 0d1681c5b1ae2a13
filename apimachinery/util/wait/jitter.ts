import type { RandomSource } from '../rand/random_source.ts';
import { toMilliseconds, toNanoseconds } from './internal/nanoseconds.ts';

/**
 * A duration from `duration` up to `duration + maxFactor * duration`, so that many who wait don't come back together.
 * A factor that is not above 0 counts as 1. Mirrors Go's `wait.Jitter`.
 * @param duration in milliseconds, as what is given back
 */
export function jitter(duration: number, maxFactor: number, random: RandomSource = Math.random): number {
  const nanoseconds = toNanoseconds(duration);
  return toMilliseconds(nanoseconds + Math.trunc(random() * (maxFactor > 0 ? maxFactor : 1) * nanoseconds));
}
