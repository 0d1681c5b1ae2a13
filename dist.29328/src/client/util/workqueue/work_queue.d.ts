import { type Clock } from '#apimachinery/util/wait/clock';
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
export declare class WorkQueue<T> extends HandOut<T, Entry<T>> implements WorkQueueInterface<T> {
    #private;
    protected readonly key: (item: T) => unknown;
    constructor({ key, metrics, clock }?: WorkQueueOptions<T>);
    get size(): number;
    add(item: T): void;
    get(options?: WaitOptions): Promise<Taken<T> | undefined>;
    protected take(): Entry<T> | undefined;
    protected finish(key: unknown): void;
}
