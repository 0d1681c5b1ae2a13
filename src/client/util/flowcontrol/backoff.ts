import { type Clock, realClock } from '#apimachinery/util/wait/clock';

/** How a {@link Backoff} works. */
export interface BackoffOptions {
  /** How much of a delay is added to the next one at random, at most. Default 0. */
  readonly maxJitterFactor?: number;
  /**
   * Whether an item is as good as new at a time. Default: when its delay has not changed for twice the longest one.
   * Times and durations are in milliseconds.
   */
  readonly hasExpired?: (eventTime: number, lastUpdate: number, max: number) => boolean;
  readonly clock?: Clock;
  /** From 0 to 1, without it. */
  readonly random?: () => number;
}

interface Entry {
  delay: number;
  lastUpdate: number;
}

/**
 * Delays for items that fail, which double with each failure up to the longest one. Times are those of the clock, in
 * milliseconds, as are delays. Mirrors Go's `flowcontrol.Backoff`.
 *
 * ```ts
 * const backoff = new Backoff(1000, 60_000);
 * if (!backoff.isInBackOffSinceUpdate(id, Date.now())) await start(id).catch(() => backoff.next(id, Date.now()));
 * ```
 */
export class Backoff {
  readonly #initial: number;
  readonly #max: number;
  readonly #jitterFactor: number;
  readonly #hasExpired: (eventTime: number, lastUpdate: number, max: number) => boolean;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #entries = new Map<string, Entry>();

  /**
   * @param initial the first delay
   * @param max the longest delay; only the first one, and its jitter, may be longer
   */
  constructor(initial: number, max: number, options: BackoffOptions = {}) {
    this.#initial = initial;
    this.#max = max;
    this.#jitterFactor = options.maxJitterFactor ?? 0;
    this.#hasExpired = options.hasExpired ?? ((eventTime, lastUpdate) => eventTime - lastUpdate > max * 2);
    this.#clock = options.clock ?? realClock;
    this.#random = options.random ?? Math.random;
  }

  /** The delay of an item; 0 when it has not failed. */
  get(id: string): number {
    return this.#entries.get(id)?.delay ?? 0;
  }

  /** An item has failed: its delay is the first one, or doubles. */
  next(id: string, eventTime: number): void {
    const entry = this.#entries.get(id);
    const lastUpdate = this.#clock.now();
    const jitter = (delay: number): number => this.#random() * this.#jitterFactor * delay;
    const delay =
      entry === undefined || this.#isExpired(entry, eventTime)
        ? this.#initial + jitter(this.#initial)
        : Math.min(entry.delay * 2 + jitter(entry.delay), this.#max);
    this.#entries.set(id, { delay, lastUpdate });
  }

  /** Forgets the failures of an item. */
  reset(id: string): void {
    this.#entries.delete(id);
  }

  /** Whether less time than the delay of an item has passed since `eventTime`. */
  isInBackOffSince(id: string, eventTime: number): boolean {
    const entry = this.#entries.get(id);
    if (entry === undefined || this.#isExpired(entry, eventTime)) return false;
    return this.#clock.now() - eventTime < entry.delay;
  }

  /** Whether at `eventTime` less time than its delay has passed since an item failed last. */
  isInBackOffSinceUpdate(id: string, eventTime: number): boolean {
    const entry = this.#entries.get(id);
    if (entry === undefined || this.#isExpired(entry, eventTime)) return false;
    return eventTime - entry.lastUpdate < entry.delay;
  }

  /** Forgets all items that are as good as new. To be called from time to time. */
  gc(): void {
    const now = this.#clock.now();
    for (const [id, entry] of this.#entries) if (this.#isExpired(entry, now)) this.#entries.delete(id);
  }

  #isExpired({ lastUpdate }: Entry, eventTime: number): boolean {
    return this.#hasExpired(eventTime, lastUpdate, this.#max);
  }
}
