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
/** Gives entries to those who wait for them, and knows what is worked on. What comes next is the queue's affair. */
export declare abstract class HandOut<T, E extends Entry<T>> {
    #private;
    protected readonly clock: Clock;
    protected readonly metrics: QueueMetrics;
    constructor(clock: Clock, metrics: QueueMetrics);
    abstract get size(): number;
    /** Takes out the next entry; undefined when there is none. */
    protected abstract take(): E | undefined;
    /** The work on an entry is over. */
    protected abstract finish(key: unknown): void;
    get shuttingDown(): boolean;
    shutDown(): void;
    shutDownWithDrain({ signal }?: WaitOptions): Promise<void>;
    unfinishedWork(): UnfinishedWork;
    protected isWorkedOn(key: unknown): boolean;
    /** Waits for the next entry. */
    protected next({ signal }: WaitOptions): Promise<E | undefined>;
    /** Gives what there is to those who wait. */
    protected serve(): void;
    protected taken({ key, item }: E): Taken<T>;
}
