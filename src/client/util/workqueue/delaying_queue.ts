import { Delays } from './delays.ts';
import type { DelayingInterface } from './interface.ts';
import { WorkQueue, type WorkQueueOptions } from './work_queue.ts';

/** A {@link WorkQueue} that also takes items for later, with one timer for all. Mirrors Go's `workqueue.NewTypedDelayingQueue`. */
export class DelayingQueue<T> extends WorkQueue<T> implements DelayingInterface<T> {
  readonly #delays: Delays<T>;

  constructor(options: WorkQueueOptions<T> = {}) {
    super(options);
    this.#delays = new Delays(this.clock, (item) => this.add(item));
  }

  addAfter(item: T, milliseconds: number): void {
    if (this.closed) return;
    this.metrics.retry?.();
    if (milliseconds > 0) this.#delays.add(this.key(item), item, milliseconds);
    else this.add(item);
  }

  override close(): void {
    super.close();
    this.#delays.clear();
  }
}
