/** A patch violates a precondition. Mirrors Go's `mergepatch.ErrPreconditionFailed`. */
export declare class PreconditionFailedError extends Error {
    readonly code = "ERR_PRECONDITION_FAILED";
    /** The patch. */
    readonly patch: object;
    constructor(patch: object);
}
/** Mirrors Go's `mergepatch.NewErrPreconditionFailed`. */
export declare function newErrPreconditionFailed(target: object): PreconditionFailedError;
/** Mirrors Go's `mergepatch.IsPreconditionFailed`. */
export declare function isPreconditionFailed(err: unknown): err is PreconditionFailedError;
