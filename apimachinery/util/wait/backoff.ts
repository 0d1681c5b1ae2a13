import type { RandomSource } from '../rand/random_source.ts';
import type { Clock } from './clock.ts';
import type { DelayFunc } from './delay_func.ts';
import { toMilliseconds, toNanoseconds } from './internal/nanoseconds.ts';
import { jitter } from './jitter.ts';

/** Options of a {@link Backoff}. Each defaults to 0. */
export interface BackoffInit {
  /** The first delay, in milliseconds. */
  readonly duration?: number;
  /** Factor from one delay to the next. 0 keeps it constant. */
  readonly factor?: number;
  /** Each delay is increased by a random fraction of itself, up to this one: 0.1 is a tenth. It does not accumulate. */
  readonly jitter?: number;
  /** Remaining steps in which the delay may change. For `exponentialBackoff`, the maximum number of attempts. */
  readonly steps?: number;
  /** Maximum delay reached by the factor, in milliseconds; then it stays constant. 0 means no limit. */
  readonly cap?: number;
}

/** A sequence of growing delays. Modified by every {@link step}. Mirrors Go's `wait.Backoff`. */
export class Backoff implements BackoffInit {
  /** The next delay without jitter, in milliseconds. */
  duration: number;
  factor: number;
  jitter: number;
  /** The remaining steps. */
  steps: number;
  cap: number;

  constructor(init: BackoffInit) {
    this.duration = init.duration ?? 0;
    this.factor = init.factor ?? 0;
    this.jitter = init.jitter ?? 0;
    this.steps = init.steps ?? 0;
    this.cap = init.cap ?? 0;
  }

  /** Returns the next delay in milliseconds, and advances `duration` and `steps`. */
  step(random?: RandomSource): number {
    const { duration } = this;
    if (this.steps < 1) this.steps = 0;
    else {
      this.steps--;
      this.#grow();
    }
    return this.jitter > 0 ? jitter(duration, this.jitter, random) : duration;
  }

  /** A function that returns successive delays; the Backoff is not modified. Mirrors Go's `Backoff.DelayFunc`. */
  delayFunc(random?: RandomSource): DelayFunc {
    const backoff = new Backoff(this);
    return () => backoff.step(random);
  }

  /**
   * As {@link delayFunc}; but the delays restart after `resetInterval` milliseconds, with the next call. If that is not
   * positive, the delay never changes. Mirrors Go's `Backoff.DelayWithReset`.
   */
  delayWithReset(clock: Clock, resetInterval: number, random?: RandomSource): DelayFunc {
    if (!(this.factor > 0)) return this.delayFunc(random);
    const initial = new Backoff(this);
    if (!(resetInterval > 0)) return new Backoff({ ...initial, steps: 0, factor: 0 }).delayFunc(random);
    let backoff = new Backoff(initial);
    let start = clock.now();
    return () => {
      if (toNanoseconds(clock.now() - start) > toNanoseconds(resetInterval)) {
        backoff = new Backoff(initial);
        start = clock.now();
      }
      return backoff.step(random);
    };
  }

  #grow(): void {
    if (this.factor === 0) return;
    this.duration = toMilliseconds(Math.trunc(toNanoseconds(this.duration) * this.factor));
    if (this.cap > 0 && this.duration > this.cap) {
      this.duration = this.cap;
      this.steps = 0;
    }
  }
}
