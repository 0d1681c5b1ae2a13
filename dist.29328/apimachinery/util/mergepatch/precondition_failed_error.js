import { printUntyped } from '#engine/json/untyped';
import { hasCode } from '#engine/text/has_code';
/** A patch violates a precondition. Mirrors Go's `mergepatch.ErrPreconditionFailed`. */
export class PreconditionFailedError extends Error {
    code = 'ERR_PRECONDITION_FAILED';
    /** The patch. */
    patch;
    constructor(patch) {
        super(`precondition failed for: ${printUntyped(patch)}`);
        this.name = 'PreconditionFailedError';
        this.patch = patch;
    }
}
/** Mirrors Go's `mergepatch.NewErrPreconditionFailed`. */
export function newErrPreconditionFailed(target) {
    return new PreconditionFailedError(target);
}
/** Mirrors Go's `mergepatch.IsPreconditionFailed`. */
export function isPreconditionFailed(err) {
    return hasCode(err, 'ERR_PRECONDITION_FAILED');
}
