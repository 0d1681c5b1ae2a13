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

/** Options of an {@link Expiring} cache. */
export interface ExpiringOptions {
  /** Defaults to the system clock. */
  readonly clock?: Clock;
  /** `get` also returns expired entries that have not been removed yet: for values that never change. */
  readonly allowExpiredGet?: boolean;
}

/**
 * A map whose entries expire, each with its own TTL. Expired entries are removed by the next `set`. Mirrors Go's
 * `cache.Expiring`, `cache.NewExpiring` and `cache.NewExpiringWithClock`.
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

  /** The value; undefined when missing or expired. */
  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || (!this.#allowExpiredGet && this.#clock.now() >= entry.expiry)) return undefined;
    return entry.value;
  }

  /** Sets a value with a TTL in milliseconds, replacing any other, and removes expired entries. */
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

  /** The number of entries, including expired ones not yet removed. */
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
      // The key may have a newer value by now.
      if (this.#entries.get(next.key) === next.entry) this.#entries.delete(next.key);
    }
  }
}
