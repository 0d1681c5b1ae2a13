import { hasCode } from '#engine/text/has_code';

/** Two sets of changes set a field to different values. Mirrors Go's `mergepatch.ErrConflict`. */
export class ConflictError extends Error {
  readonly code = 'ERR_PATCH_CONFLICT';

  constructor(message: string) {
    super(message);
    this.name = 'ConflictError';
  }
}

/** @param patch and `current`: both sets of changes, as YAML. Mirrors Go's `mergepatch.NewErrConflict`. */
export function newErrConflict(patch: string, current: string): ConflictError {
  return new ConflictError(`patch:\n${patch}\nconflicts with changes made from original to current:\n${current}\n`);
}

/** Mirrors Go's `mergepatch.IsConflict`. */
export function isConflict(err: unknown): err is ConflictError {
  return hasCode(err, 'ERR_PATCH_CONFLICT');
}
