/** An item that a worker took from a queue. */
export interface Taken<T> {
    readonly item: T;
    /** Must be called when the work is over, failed or not: until then nobody else gets the item. Further calls do nothing. */
    done(): void;
}
/** An item that a worker took from a priority queue. */
export interface TakenWithPriority<T> extends Taken<T> {
    readonly priority: number;
}
/** What a wait takes. */
export interface WaitOptions {
    /** Ends the wait: it is rejected with the signal's reason. */
    readonly signal?: AbortSignal | undefined;
}
