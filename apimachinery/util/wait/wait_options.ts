import type { RandomSource } from '../rand/random_source.ts';
import type { Clock } from './clock.ts';

/** Where time and chance come from: for tests. By default from the machine. */
export interface WaitOptions {
  readonly clock?: Clock;
  /** For jitter. */
  readonly random?: RandomSource;
}
