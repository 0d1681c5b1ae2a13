/** Bytes on their way from one that gives them to one reader. */
export declare class ByteChannel implements AsyncIterable<Uint8Array> {
    #private;
    /** @returns when there is room for more; at once when nobody wants it */
    push(chunk: Uint8Array): Promise<void>;
    /** There is no more; readers get what waits first. Only the first call counts. */
    end(): void;
    /** There is no more, and that is an error; readers get what waits first. */
    fail(error: unknown): void;
    /** The same for every call. Leaving the loop says that the rest is not wanted. */
    [Symbol.asyncIterator](): AsyncIterableIterator<Uint8Array>;
}
