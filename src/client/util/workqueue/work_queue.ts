import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { Line } from '../../internal/line.ts';
import { type Entry, HandOut } from './hand_out.ts';
import type { WorkQueueInterface } from './interface.ts';
import type { QueueMetrics } from './metrics.ts';
import type { Taken, WaitOptions } from './taken.ts';

/** How a queue works. */
export interface WorkQueueOptions<T> {
  /** What tells items apart, when they are objects: `objectNameKey`, say. Default: the item itself. */
  readonly key?: (item: T) => unknown;
  readonly metrics?: QueueMetrics;
  readonly clock?: Clock;
}

/**
 * A queue of things to do: first in, first out, each item once. Mirrors Go's `workqueue.Typed`.
 *
 * ```ts
 * for (let work = await queue.get(); work !== undefined; work = await queue.get()) {
 *   try {
 *     await doSomethingWith(work.item);
 *   } finally {
 *     work.done();
 *   }
 * }
 * ```
 */
export class WorkQueue<T> extends HandOut<T, Entry<T>> implements WorkQueueInterface<T> {
  protected readonly key: (item: T) => unknown;
  readonly #line = new Line<Entry<T>>();
  /** The keys of what is in line. */
  readonly #queued = new Set<unknown>();
  /** Those to queue when the work on them is done. */
  readonly #again = new Map<unknown, Entry<T>>();

  constructor({ key = (item: T) => item, metrics = {}, clock = realClock }: WorkQueueOptions<T> = {}) {
    super(clock, metrics);
    this.key = key;
  }

  get size(): number {
    return this.#line.size;
  }

  add(item: T): void {
    if (this.shuttingDown) return;
    const key = this.key(item);
    if (this.#queued.has(key) || this.#again.has(key)) return;
    this.metrics.add?.();
    const entry = { key, item, since: this.clock.now() };
    if (this.isWorkedOn(key)) this.#again.set(key, entry);
    else this.#push(entry);
  }

  async get(options: WaitOptions = {}): Promise<Taken<T> | undefined> {
    const entry = await this.next(options);
    return entry && this.taken(entry);
  }

  protected take(): Entry<T> | undefined {
    const entry = this.#line.shift();
    if (entry !== undefined) this.#queued.delete(entry.key);
    return entry;
  }

  protected finish(key: unknown): void {
    const entry = this.#again.get(key);
    if (entry === undefined) return;
    this.#again.delete(key);
    this.#push(entry);
  }

  #push(entry: Entry<T>): void {
    this.#queued.add(entry.key);
    this.#line.push(entry);
    this.metrics.depth?.(this.size);
    this.serve();
  }
}
