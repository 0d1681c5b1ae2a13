import type { DelayingInterface } from './interface.ts';
import { WorkQueue, type WorkQueueOptions } from './work_queue.ts';
/** A {@link WorkQueue} that also takes items for later, with one timer for all. Mirrors Go's `workqueue.NewTypedDelayingQueue`. */
export declare class DelayingQueue<T> extends WorkQueue<T> implements DelayingInterface<T> {
    #private;
    constructor(options?: WorkQueueOptions<T>);
    addAfter(item: T, milliseconds: number): void;
    shutDown(): void;
}
