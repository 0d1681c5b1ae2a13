import { type Entry, HandOut } from './hand_out.ts';
import type { RateLimitingInterface } from './interface.ts';
import type { RateLimitingQueueOptions } from './rate_limiting_queue.ts';
import type { TakenWithPriority, WaitOptions } from './taken.ts';
/** How a {@link PriorityQueue} works. */
export interface PriorityQueueOptions<T> extends RateLimitingQueueOptions<T> {
    /**
     * After so many milliseconds an item gets every second turn, whatever its priority, so that it is not starved. Default
     * 60,000; Infinity: never.
     */
    readonly ageAfter?: number;
}
/** How an item is added to a {@link PriorityQueue}. */
export interface AddOptions {
    /** Higher ones are given out first. Of several for one item the highest counts. Default 0. */
    readonly priority?: number;
    /** Milliseconds before the item is given out. Of several for one item the shortest counts. */
    readonly after?: number;
    /** Asks the limiter for the delay; if `after` is given as well, the shorter one counts. */
    readonly rateLimited?: boolean;
}
/** Which turn an item has: by priority, then by order. */
interface Place {
    readonly priority: number;
    readonly order: number;
}
interface Prioritised<T> extends Entry<T>, Place {
}
/**
 * A {@link RateLimitingQueue} that gives out items of higher priority first. Items that wait for their time keep the
 * highest priority they were added with. Mirrors controller-runtime's `priorityqueue`; that items age is ours.
 */
export declare class PriorityQueue<T> extends HandOut<T, Prioritised<T>> implements RateLimitingInterface<T> {
    #private;
    constructor(options?: PriorityQueueOptions<T>);
    /** How many items are ready, with those that somebody still works on. */
    get size(): number;
    add(item: T): void;
    addAfter(item: T, milliseconds: number): void;
    addRateLimited(item: T): void;
    /** Adds an item with a priority, a delay, or both. Mirrors controller-runtime's `AddWithOpts`. */
    addWithOptions(item: T, { priority, after, rateLimited }?: AddOptions): void;
    forget(item: T): void;
    numRequeues(item: T): number;
    get(options?: WaitOptions): Promise<TakenWithPriority<T> | undefined>;
    shutDown(): void;
    protected take(): Prioritised<T> | undefined;
    protected finish(key: unknown): void;
}
export {};
