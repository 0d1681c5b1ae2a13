import type { Clock } from '#apimachinery/util/wait/clock';
/** Items that wait for their time, with one timer for all. Of two delays of an item the one that ends first counts. */
export declare class Delays<T> {
    #private;
    constructor(clock: Clock, ready: (item: T) => void);
    /** How many items wait. */
    get size(): number;
    add(key: unknown, item: T, milliseconds: number): void;
    remove(key: unknown): void;
    clear(): void;
}
