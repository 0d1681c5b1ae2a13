/** A heap that gives its least entry first. */
export declare class MinHeap<T> {
    #private;
    constructor(less: (a: T, b: T) => boolean);
    get size(): number;
    /** The least entry, which stays; undefined when there is none. */
    peek(): T | undefined;
    push(entry: T): void;
    /** Takes out the least entry; undefined when there is none. */
    pop(): T | undefined;
}
