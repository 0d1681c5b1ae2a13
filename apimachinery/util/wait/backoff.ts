import type { RandomSource } from '../rand/random_source.ts';
import type { Clock } from './clock.ts';
import type { DelayFunc } from './delay_func.ts';
import { jitter } from './jitter.ts';
import { toMilliseconds, toNanoseconds } from './internal/nanoseconds.ts';

/** What a {@link Backoff} is made of. What is left out is 0. */
export interface BackoffInit {
  /** The first delay, in milliseconds. */
  readonly duration?: number;
  /** What the delay is multiplied by from one step to the next. 0 leaves it as it is. */
  readonly factor?: number;
  /** Each delay gets a random part of itself on top, up to this one: 0.1 is a tenth. It does not add up. */
  readonly jitter?: number;
  /** How many steps the delay may still change. To `exponentialBackoff`, how often the condition is asked. */
  readonly steps?: number;
  /** The most that the delay may come to by the factor, in milliseconds; then it changes no more. 0 is no limit. */
  readonly cap?: number;
}

/** Delays that grow, each step a longer one. It changes with every {@link step}. Mirrors Go's `wait.Backoff`. */
export class Backoff implements BackoffInit {
  /** The next delay without jitter, in milliseconds. */
  duration: number;
  factor: number;
  jitter: number;
  /** How many steps are left. */
  steps: number;
  cap: number;

  constructor(init: BackoffInit) {
    this.duration = init.duration ?? 0;
    this.factor = init.factor ?? 0;
    this.jitter = init.jitter ?? 0;
    this.steps = init.steps ?? 0;
    this.cap = init.cap ?? 0;
  }

  /** The delay that is due, in milliseconds; `duration` and `steps` become those of the next one. */
  step(random?: RandomSource): number {
    const { duration } = this;
    if (this.steps < 1) this.steps = 0;
    else {
      this.steps--;
      this.#grow();
    }
    return this.jitter > 0 ? jitter(duration, this.jitter, random) : duration;
  }

  /** A function that gives one delay after the other; the Backoff stays as it is. Mirrors Go's `Backoff.DelayFunc`. */
  delayFunc(random?: RandomSource): DelayFunc {
    const backoff = new Backoff(this);
    return () => backoff.step(random);
  }

  /**
   * As {@link delayFunc}; but after `resetInterval` milliseconds the delays begin anew, with the next one asked for.
   * If that is not above 0, the delay never changes. Mirrors Go's `Backoff.DelayWithReset`.
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
