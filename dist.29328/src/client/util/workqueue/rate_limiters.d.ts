import { type Clock } from '#apimachinery/util/wait/clock';
/** Says how long an item has to wait. Mirrors Go's `workqueue.TypedRateLimiter`. */
export interface RateLimiter<T> {
    /** Counts a failure of the item. @returns the milliseconds it has to wait */
    when(item: T): number;
    /** The item did well, or is given up: its failures no longer count. */
    forget(item: T): void;
    /** How often the item failed. */
    numRequeues(item: T): number;
}
/** What limiters that count failures take besides. */
export interface RateLimiterOptions<T> {
    /** What tells items apart, when they are objects. Default: the item itself. */
    readonly key?: (item: T) => unknown;
}
/**
 * Doubles the delay of an item with each failure. Mirrors Go's `workqueue.NewTypedItemExponentialFailureRateLimiter`.
 * @param base the first delay, in milliseconds
 * @param max the longest
 */
export declare function newItemExponentialFailureRateLimiter<T>(base: number, max: number, options?: RateLimiterOptions<T>): RateLimiter<T>;
/**
 * A short delay for the first failures of an item, a long one for the others. Mirrors Go's
 * `workqueue.NewTypedItemFastSlowRateLimiter`.
 * @param fast in milliseconds, as is `slow`
 * @param attempts how many failures count as first ones
 */
export declare function newItemFastSlowRateLimiter<T>(fast: number, slow: number, attempts: number, options?: RateLimiterOptions<T>): RateLimiter<T>;
/**
 * Limits all items together: so many a second, and a number at once after a pause. With very many items the last one waits
 * very long: see {@link newWithMaxWaitRateLimiter}. Mirrors Go's `workqueue.TypedBucketRateLimiter`.
 */
export declare function newBucketRateLimiter<T>(qps: number, burst: number, clock?: Clock): RateLimiter<T>;
/** The longest delay of several limiters, all of which are asked. Mirrors Go's `workqueue.NewTypedMaxOfRateLimiter`. */
export declare function newMaxOfRateLimiter<T>(...limiters: readonly RateLimiter<T>[]): RateLimiter<T>;
/** Another limiter, but never a longer delay than this one. Mirrors Go's `workqueue.NewTypedWithMaxWaitRateLimiter`. */
export declare function newWithMaxWaitRateLimiter<T>(limiter: RateLimiter<T>, max: number): RateLimiter<T>;
/**
 * What queues take by default: 5 ms, doubling up to 1,000 s, for each item.
 *
 * Differs from Go: there all items together are also limited to 10 a second, which is `newMaxOfRateLimiter` with
 * `newBucketRateLimiter(10, 100)`; 10,000 items that fail once keep such a queue busy for a quarter of an hour.
 */
export declare function defaultControllerRateLimiter<T>(options?: RateLimiterOptions<T>): RateLimiter<T>;
