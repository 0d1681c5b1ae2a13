/** The longest frame that readers take unless told otherwise: 16 MiB, as in Go. */
export declare const defaultMaxBytes: number;
/** Collects a frame that comes in pieces. */
export declare class FrameBuffer {
    #private;
    readonly maxBytes: number;
    constructor(maxBytes?: number);
    get length(): number;
    /**
     * Adds `chunk[from..to]`.
     * @param expected how long the whole frame will be, if that is known: so no memory is left over
     * @throws ObjectTooLargeError when the frame gets longer than allowed; what was collected is dropped
     */
    append(chunk: Uint8Array, from: number, to: number, expected?: number): void;
    /** What was collected. It belongs to the caller: the buffer starts anew. */
    take(): Uint8Array;
    /**
     * The frame that `chunk[from..to]` completes: without a copy when nothing was collected before.
     * @throws ObjectTooLargeError
     */
    complete(chunk: Uint8Array, from: number, to: number): Uint8Array;
}
