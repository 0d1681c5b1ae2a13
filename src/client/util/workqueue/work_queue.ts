import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { Line } from '../../internal/line.ts';
import { type Entry, HandOut } from './hand_out.ts';
import type { WorkQueueInterface } from './interface.ts';
import type { QueueMetrics } from './metrics.ts';
import type { Taken, WaitOptions } from './taken.ts';

/** Where a queue keeps what waits, and in which order. Mirrors Go's `workqueue.Queue`. */
export interface Queue<T> {
  readonly size: number;
  /** An item that waits has been added again. */
  touch(item: T): void;
  push(item: T): void;
  /** Takes out the next item; undefined when there is none. */
  pop(): T | undefined;
}

/** How a queue works. */
export interface WorkQueueOptions<T> {
  /** What tells items apart, when they are objects: `objectNameKey`, say. Default: the item itself. */
  readonly key?: (item: T) => unknown;
  /** Instead of one that is first in, first out. Items are held once, each as it was given first. */
  readonly queue?: Queue<T>;
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
  readonly #queue: Queue<T>;
  /** What is in the queue, by key. */
  readonly #queued = new Map<unknown, Entry<T>>();
  /** Those to queue when the work on them is done. */
  readonly #again = new Map<unknown, Entry<T>>();

  constructor(options: WorkQueueOptions<T> = {}) {
    super(options.clock ?? realClock, options.metrics ?? {});
    this.key = options.key ?? ((item) => item);
    this.#queue = options.queue ?? new FirstInFirstOut();
  }

  get size(): number {
    return this.#queue.size;
  }

  add(item: T): void {
    if (this.closed) return;
    const key = this.key(item);
    if (this.#again.has(key)) return;
    if (this.#queued.has(key)) {
      this.#queue.touch(item);
      return;
    }
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
    const item = this.#queue.pop();
    if (item === undefined) return undefined;
    const key = this.key(item);
    const since = this.#queued.get(key)?.since ?? this.clock.now();
    this.#queued.delete(key);
    return { key, item, since };
  }

  protected finish(key: unknown): void {
    const entry = this.#again.get(key);
    if (entry === undefined) return;
    this.#again.delete(key);
    this.#push(entry);
  }

  #push(entry: Entry<T>): void {
    this.#queued.set(entry.key, entry);
    this.#queue.push(entry.item);
    this.metrics.depth?.(this.size);
    this.serve();
  }
}

class FirstInFirstOut<T> implements Queue<T> {
  readonly #line = new Line<T>();

  get size(): number {
    return this.#line.size;
  }

  touch(): void {}

  push(item: T): void {
    this.#line.push(item);
  }

  pop(): T | undefined {
    return this.#line.shift();
  }
}
