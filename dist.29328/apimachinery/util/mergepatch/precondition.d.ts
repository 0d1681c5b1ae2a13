/** A predicate that a patch must satisfy. Mirrors Go's `mergepatch.PreconditionFunc`. */
export type PreconditionFunc = (patch: unknown) => boolean;
/** Requires that the key is not in the patch. Mirrors Go's `mergepatch.RequireKeyUnchanged`. */
export declare function requireKeyUnchanged(key: string): PreconditionFunc;
/** Requires that `metadata.<key>` is not in the patch. Mirrors Go's `mergepatch.RequireMetadataKeyUnchanged`. */
export declare function requireMetadataKeyUnchanged(key: string): PreconditionFunc;
