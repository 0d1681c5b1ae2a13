import { Status, type StatusCause } from '../../apis/meta/v1/zz_generated.types.ts';

/**
 * An apply is refused with a Status, as a server would: for conflicts (409, `Conflict`, with a cause for each field), or
 * because what is applied is wrong (400, `BadRequest`). Go has an `errors.StatusError`.
 */
export class ApplyRejectedError extends Error {
  readonly code = 'ERR_APPLY_REJECTED';
  readonly errStatus: Status;

  constructor(status: Status, options?: ErrorOptions) {
    super(status.message, options);
    this.name = 'ApplyRejectedError';
    this.errStatus = status;
  }

  /** Mirrors Go's `errors.APIStatus`. */
  status(): Status {
    return this.errStatus;
  }
}

/** Mirrors Go's `errors.NewBadRequest`. */
export function badRequest(message: string): ApplyRejectedError {
  return new ApplyRejectedError(new Status({ metadata: {}, status: 'Failure', message, reason: 'BadRequest', code: 400 }));
}

/** Mirrors Go's `errors.NewApplyConflict`. */
export function applyConflict(causes: StatusCause[], message: string, cause: unknown): ApplyRejectedError {
  return new ApplyRejectedError(new Status({ metadata: {}, status: 'Failure', message, reason: 'Conflict', details: { causes }, code: 409 }), { cause });
}
