/** First in, first out. */
export declare class Line<T> {
    #private;
    get size(): number;
    push(entry: T): void;
    /** The first, which stays; undefined when there is none. */
    peek(): T | undefined;
    /** Takes out the first; undefined when there is none. */
    shift(): T | undefined;
}
