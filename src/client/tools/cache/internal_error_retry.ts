import type { Clock } from '#apimachinery/util/wait/clock';

/** After so long without errors they are no longer one series, in milliseconds. */
const RESET = 60_000;

/** Says for how long a series of errors is borne. Mirrors Go's `cache.RetryWithDeadline`. */
export class InternalErrorRetry {
  readonly #clock: Clock;
  readonly #limit: number;
  #first = 0;
  #last = -Infinity;

  /** @param limit in milliseconds; 0 for never */
  constructor(clock: Clock, limit: number) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** An error came. @returns whether to try again */
  shouldRetry(): boolean {
    const now = this.#clock.now();
    if (now - this.#last >= RESET) this.#first = now;
    this.#last = now;
    if (this.#limit <= 0) return false;
    if (now - this.#first <= this.#limit) return true;
    this.#last = -Infinity;
    return false;
  }
}
