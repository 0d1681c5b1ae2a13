/** An async iterator over what `read` gives, until it gives `undefined`. Leaving the loop, or an error, closes it. */
export declare class PullIterator<T> implements AsyncIterableIterator<T> {
    #private;
    constructor(read: () => Promise<T | undefined>, close: () => Promise<void>);
    [Symbol.asyncIterator](): this;
    next(): Promise<IteratorResult<T, undefined>>;
    /** Unlike that of a generator, this doesn't wait for a pending `next`. */
    return(): Promise<IteratorReturnResult<undefined>>;
}
