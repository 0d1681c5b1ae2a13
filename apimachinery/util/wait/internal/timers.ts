import type { Clock } from '../clock.ts';
import { waitOrAbort } from './signals.ts';

/** The timer between rounds of a loop. */
export interface Timer {
  /** Starts the timer unless already started. */
  start(): void;
  /** Resolves when the timer fires, at once if it already has, or when the signal is aborted. */
  receive(signal: AbortSignal): Promise<void>;
  /** Restarts the timer after it was received. */
  next(): void;
  stop(): void;
}

/** Fires once after each delay. */
export class DelayTimer implements Timer {
  readonly #clock: Clock;
  readonly #delay: () => number;
  #started = false;
  #cancel: (() => void) | undefined;
  #fired = false;
  #onFire: (() => void) | undefined;

  constructor(clock: Clock, delay: () => number) {
    this.#clock = clock;
    this.#delay = delay;
  }

  start(): void {
    if (this.#started) return;
    this.#started = true;
    this.next();
  }

  next(): void {
    this.#cancel?.();
    this.#fired = false;
    this.#cancel = this.#clock.after(this.#delay(), () => {
      this.#fired = true;
      const onFire = this.#onFire;
      this.#onFire = undefined;
      onFire?.();
    });
  }

  receive(signal: AbortSignal): Promise<void> {
    if (this.#fired) return Promise.resolve();
    return waitOrAbort(signal, (resolve) => {
      this.#onFire = resolve;
      return () => (this.#onFire = undefined);
    });
  }

  stop(): void {
    this.#cancel?.();
  }
}

/** Fires at every multiple of the interval; missed ticks are received once, like with Go's Ticker. */
export class IntervalTimer implements Timer {
  readonly #clock: Clock;
  readonly #interval: number;
  #began: number | undefined;
  /** The number of ticks up to the last receive. */
  #received = 0;

  constructor(clock: Clock, interval: number) {
    this.#clock = clock;
    this.#interval = interval;
  }

  start(): void {
    this.#began ??= this.#clock.now();
  }

  async receive(signal: AbortSignal): Promise<void> {
    const elapsed = this.#clock.now() - this.#began!;
    const fired = Math.floor(elapsed / this.#interval);
    if (fired > this.#received) {
      this.#received = fired;
      return;
    }
    const next = this.#received + 1;
    await waitOrAbort(signal, (resolve) => this.#clock.after(next * this.#interval - elapsed, resolve));
    this.#received = next;
  }

  next(): void {}

  stop(): void {}
}
