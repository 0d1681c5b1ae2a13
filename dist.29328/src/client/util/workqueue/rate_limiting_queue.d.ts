import { DelayingQueue } from './delaying_queue.ts';
import type { RateLimitingInterface } from './interface.ts';
import { type RateLimiter } from './rate_limiters.ts';
import type { WorkQueueOptions } from './work_queue.ts';
/** How a {@link RateLimitingQueue} works. */
export interface RateLimitingQueueOptions<T> extends WorkQueueOptions<T> {
    /** Give it the same `key` as the queue. Default {@link defaultControllerRateLimiter}. */
    readonly limiter?: RateLimiter<T>;
}
/**
 * A {@link DelayingQueue} that delays items by how often they failed. Mirrors Go's `workqueue.NewTypedRateLimitingQueue`.
 *
 * ```ts
 * try {
 *   await reconcile(work.item);
 *   queue.forget(work.item);
 * } catch {
 *   queue.addRateLimited(work.item);
 * } finally {
 *   work.done();
 * }
 * ```
 */
export declare class RateLimitingQueue<T> extends DelayingQueue<T> implements RateLimitingInterface<T> {
    #private;
    constructor(options?: RateLimitingQueueOptions<T>);
    addRateLimited(item: T): void;
    forget(item: T): void;
    numRequeues(item: T): number;
}
