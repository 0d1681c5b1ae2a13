import { MinHeap } from '#engine/go/min_heap';
import type { Clock } from './clock.ts';

interface Entry<V> {
  readonly value: V;
  readonly expiry: number;
}

interface Cleanup<K, V> {
  readonly key: K;
  readonly entry: Entry<V>;
}

/** How an {@link Expiring} cache works. */
export interface ExpiringOptions {
  /** By default the machine's clock. */
  readonly clock?: Clock;
  /** `get` gives entries that have expired too, as long as they are there: for values that never change. */
  readonly allowExpiredGet?: boolean;
}

/**
 * A map whose entries expire, each after its own time. What has expired is removed with the next `set`.
 * Mirrors Go's `cache.Expiring`, `cache.NewExpiring` and `cache.NewExpiringWithClock`.
 */
export class Expiring<K, V> {
  readonly #clock: Clock;
  readonly #allowExpiredGet: boolean;
  readonly #entries = new Map<K, Entry<V>>();
  readonly #cleanups: MinHeap<Cleanup<K, V>> = new MinHeap((a, b) => a.entry.expiry < b.entry.expiry);

  constructor(options: ExpiringOptions = {}) {
    this.#clock = options.clock ?? Date;
    this.#allowExpiredGet = options.allowExpiredGet ?? false;
  }

  /** The value; undefined when there is none, or it has expired. */
  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || (!this.#allowExpiredGet && this.#clock.now() >= entry.expiry)) return undefined;
    return entry.value;
  }

  /** Sets a value for so many milliseconds, in place of one that was there, and removes all that have expired. */
  set(key: K, value: V, ttl: number): void {
    const now = this.#clock.now();
    const entry = { value, expiry: now + ttl };
    this.#entries.set(key, entry);
    this.#removeExpired(now);
    this.#cleanups.push({ key, entry });
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  /** How many entries there are, with those that have expired and are not removed yet. */
  len(): number {
    return this.#entries.size;
  }

  #removeExpired(now: number): void {
    for (
      let next = this.#cleanups.peek();
      next !== undefined && now >= next.entry.expiry;
      next = this.#cleanups.peek()
    ) {
      this.#cleanups.pop();
      // The key may have got another value since.
      if (this.#entries.get(next.key) === next.entry) this.#entries.delete(next.key);
    }
  }
}
