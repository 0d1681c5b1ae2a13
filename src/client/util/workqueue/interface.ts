import type { UnfinishedWork } from './metrics.ts';
import type { Taken, WaitOptions } from './taken.ts';

/**
 * A queue that holds an item once, however often it is added, and never gives it to two workers at a time. An item that is
 * added while it is worked on is given again when that is done. Mirrors Go's `workqueue.TypedInterface`.
 */
export interface WorkQueueInterface<T> extends AsyncDisposable {
  /** How many items are queued. */
  readonly size: number;
  /** Whether nothing is taken in any more. Go's `ShuttingDown`. */
  readonly closed: boolean;
  /** Adds an item, unless it is queued already or the queue is closed. */
  add(item: T): void;
  /**
   * Waits for an item. Who waits longest gets the next one.
   * @returns undefined when the queue is closed and empty
   * @throws the signal's reason
   */
  get(options?: WaitOptions): Promise<Taken<T> | undefined>;
  /** Takes in nothing any more; what is queued is still given out. A {@link drain} waits no longer. Go's `ShutDown`. */
  close(): void;
  /** Takes in nothing any more, and waits until all work is done. Go's `ShutDownWithDrain`. @throws the signal's reason */
  drain(options?: WaitOptions): Promise<void>;
  /** The work that goes on now. */
  unfinishedWork(): UnfinishedWork;
}

/** A queue that also takes items for later. Mirrors Go's `workqueue.TypedDelayingInterface`. */
export interface DelayingInterface<T> extends WorkQueueInterface<T> {
  /**
   * Adds an item after so many milliseconds; at once if they are not positive. An item that waits already is added at the
   * earlier time. Those who wait are dropped when the queue is closed.
   */
  addAfter(item: T, milliseconds: number): void;
}

/** A queue that delays items by how often they failed. Mirrors Go's `workqueue.TypedRateLimitingInterface`. */
export interface RateLimitingInterface<T> extends DelayingInterface<T> {
  /** Adds an item when the limiter allows it. */
  addRateLimited(item: T): void;
  /** Says that an item did well: the limiter starts anew with it. It may stay queued. */
  forget(item: T): void;
  /** How often an item was added with {@link addRateLimited} since it was forgotten. */
  numRequeues(item: T): number;
}
