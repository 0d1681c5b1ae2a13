import type { RandomSource } from '../rand/random_source.ts';
import type { Clock } from './clock.ts';

/** Sources of time and randomness, for tests. Default to the system's. */
export interface WaitOptions {
  readonly clock?: Clock;
  /** For jitter. */
  readonly random?: RandomSource;
}
