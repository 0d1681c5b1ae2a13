import type { Clock } from '#apimachinery/util/wait/clock';
import type { QueueMetrics, UnfinishedWork } from './metrics.ts';
import type { Taken, WaitOptions } from './taken.ts';

/** What a queue keeps of an item. */
export interface Entry<T> {
  readonly key: unknown;
  readonly item: T;
  /** When it was queued. */
  since: number;
}

interface Waiter<E> {
  give(entry: E | undefined): void;
}

/** Gives entries to those who wait for them, and knows what is worked on. What comes next is the queue's affair. */
export abstract class HandOut<T, E extends Entry<T>> {
  protected readonly clock: Clock;
  protected readonly metrics: QueueMetrics;
  readonly #waiters = new Set<Waiter<E>>();
  readonly #working = new Map<unknown, number>();
  readonly #drained = new Set<() => void>();
  #closed = false;

  constructor(clock: Clock, metrics: QueueMetrics) {
    this.clock = clock;
    this.metrics = metrics;
  }

  abstract get size(): number;

  /** Takes out the next entry; undefined when there is none. */
  protected abstract take(): E | undefined;

  /** The work on an entry is over. */
  protected abstract finish(key: unknown): void;

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    this.serve();
    this.#endDrains();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  // Differs from Go: it waits for what is queued as well. There the drain is over as soon as no worker is at work, which
  // in a program whose workers wait for their next item is the case after every item.
  async drain({ signal }: WaitOptions = {}): Promise<void> {
    signal?.throwIfAborted();
    // What is closed already is closed no further: that would end other drains.
    if (!this.#closed) this.close();
    if (this.#isIdle()) return;
    await new Promise<void>((resolve, reject) => {
      const abort = (): void => {
        this.#drained.delete(end);
        reject(signal!.reason);
      };
      const end = (): void => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#drained.add(end);
    });
  }

  unfinishedWork(): UnfinishedWork {
    const now = this.clock.now();
    let total = 0;
    let longest = 0;
    for (const begun of this.#working.values()) {
      total += now - begun;
      longest = Math.max(longest, now - begun);
    }
    return { items: this.#working.size, total, longest };
  }

  protected isWorkedOn(key: unknown): boolean {
    return this.#working.has(key);
  }

  /** Waits for the next entry. */
  protected async next({ signal }: WaitOptions): Promise<E | undefined> {
    signal?.throwIfAborted();
    const entry = this.#begin();
    if (entry !== undefined || this.#closed) return entry;
    return new Promise<E | undefined>((resolve, reject) => {
      const abort = (): void => {
        this.#waiters.delete(waiter);
        reject(signal!.reason);
      };
      const waiter: Waiter<E> = {
        give: (given) => {
          signal?.removeEventListener('abort', abort);
          resolve(given);
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#waiters.add(waiter);
    });
  }

  /** Gives what there is to those who wait. */
  protected serve(): void {
    for (const waiter of this.#waiters) {
      const entry = this.#begin();
      if (entry === undefined && !this.#closed) break;
      this.#waiters.delete(waiter);
      waiter.give(entry);
    }
    this.#tellDrained();
  }

  protected taken({ key, item }: E): Taken<T> {
    let isDone = false;
    return {
      item,
      done: () => {
        if (isDone) return;
        isDone = true;
        this.metrics.workDuration?.(this.clock.now() - this.#working.get(key)!);
        this.#working.delete(key);
        this.finish(key);
        this.#tellDrained();
      },
    };
  }

  #begin(): E | undefined {
    const entry = this.take();
    if (entry === undefined) return undefined;
    const now = this.clock.now();
    this.#working.set(entry.key, now);
    this.metrics.depth?.(this.size);
    this.metrics.latency?.(now - entry.since);
    return entry;
  }

  #isIdle(): boolean {
    return this.size === 0 && this.#working.size === 0;
  }

  #tellDrained(): void {
    if (this.#drained.size > 0 && this.#isIdle()) this.#endDrains();
  }

  #endDrains(): void {
    for (const end of this.#drained) end();
    this.#drained.clear();
  }
}
