import { hasCode } from '#engine/text/has_code';
/** Two sets of changes set a field to different values. Mirrors Go's `mergepatch.ErrConflict`. */
export class ConflictError extends Error {
    code = 'ERR_PATCH_CONFLICT';
    constructor(message) {
        super(message);
        this.name = 'ConflictError';
    }
}
/** @param patch and `current`: both sets of changes, as YAML. Mirrors Go's `mergepatch.NewErrConflict`. */
export function newErrConflict(patch, current) {
    return new ConflictError(`patch:\n${patch}\nconflicts with changes made from original to current:\n${current}\n`);
}
/** Mirrors Go's `mergepatch.IsConflict`. */
export function isConflict(err) {
    return hasCode(err, 'ERR_PATCH_CONFLICT');
}
