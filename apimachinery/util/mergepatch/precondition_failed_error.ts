import { printUntyped } from '#engine/json/untyped';
import { hasCode } from '#engine/text/has_code';

/** A patch violates a precondition. Mirrors Go's `mergepatch.ErrPreconditionFailed`. */
export class PreconditionFailedError extends Error {
  readonly code = 'ERR_PRECONDITION_FAILED';
  /** The patch. */
  readonly patch: object;

  constructor(patch: object) {
    super(`precondition failed for: ${printUntyped(patch)}`);
    this.name = 'PreconditionFailedError';
    this.patch = patch;
  }
}

/** Mirrors Go's `mergepatch.NewErrPreconditionFailed`. */
export function newErrPreconditionFailed(target: object): PreconditionFailedError {
  return new PreconditionFailedError(target);
}

/** Mirrors Go's `mergepatch.IsPreconditionFailed`. */
export function isPreconditionFailed(err: unknown): err is PreconditionFailedError {
  return hasCode(err, 'ERR_PRECONDITION_FAILED');
}
