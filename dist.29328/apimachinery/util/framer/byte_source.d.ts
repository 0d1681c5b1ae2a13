/** A stream of bytes: a Node stream, the body of a Response, an async generator. */
export type ByteSource = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;
/** How a stream is read. */
export interface ReadOptions {
    /** Ends reading: a pending read is rejected with the signal's reason, and the source is cancelled. */
    readonly signal?: AbortSignal | undefined;
}
/** The chunks of a stream. */
export interface ChunkReader {
    /** The next chunk. */
    next(): Promise<{
        readonly done?: boolean | undefined;
        readonly value?: Uint8Array | undefined;
    }>;
    /**
     * Says that no more chunks are wanted. May be called while `next` is pending; then it may take for ever, as a
     * generator answers only when it has its next chunk.
     */
    cancel(reason?: unknown): Promise<unknown>;
}
/** One way to read both kinds of sources. */
export declare function chunksOf(source: ByteSource): ChunkReader;
