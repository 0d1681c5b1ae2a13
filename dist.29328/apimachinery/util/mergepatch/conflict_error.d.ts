/** Two sets of changes set a field to different values. Mirrors Go's `mergepatch.ErrConflict`. */
export declare class ConflictError extends Error {
    readonly code = "ERR_PATCH_CONFLICT";
    constructor(message: string);
}
/** @param patch and `current`: both sets of changes, as YAML. Mirrors Go's `mergepatch.NewErrConflict`. */
export declare function newErrConflict(patch: string, current: string): ConflictError;
/** Mirrors Go's `mergepatch.IsConflict`. */
export declare function isConflict(err: unknown): err is ConflictError;
