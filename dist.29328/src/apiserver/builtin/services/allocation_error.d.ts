/** An address or port can't be had. */
export declare class AllocationError extends Error {
    readonly code = "ERR_ALLOCATION";
    /** Whether there is none left, whichever one would be taken. */
    readonly isFull: boolean;
    constructor(message: string, { isFull }?: {
        readonly isFull?: boolean;
    });
}
/** Go's `ErrFull`. */
export declare const newFullError: () => AllocationError;
