/** An object of untyped JSON values. */
export type JSONMap = Record<string, unknown>;
/**
 * The JSON merge patch (RFC 7386) that turns one object into the other: changed values, and null for removed ones.
 * Objects are merged, lists and everything else replaced. For two lists of objects, returns a list of patches. Shares
 * nothing with its arguments. Mirrors github.com/evanphx/json-patch's CreateMergePatch; null counts as an empty object.
 *
 * Differs from Go: integers beyond 2^53 stay exact; Go rounds them.
 * @throws JSONPatchError when only one is a list, or one is neither object nor list; NotCopyableError
 */
export declare function createMergePatch(original: object, modified: object): JSONMap;
export declare function createMergePatch(original: unknown, modified: unknown): unknown;
/**
 * Applies a JSON merge patch (RFC 7386). The arguments are not modified; for an object of a Kind, the result is one
 * too. A document that is not an object is replaced by the patch without its nulls. Mirrors MergePatch of
 * github.com/evanphx/json-patch.
 * @throws JSONPatchError when the document is null, or the patch neither object nor list; NotCopyableError
 */
export declare function mergePatch<T extends object>(document: T, patch: object): T;
export declare function mergePatch(document: unknown, patch: unknown): unknown;
/** A merge patch equivalent to applying both in turn. Mirrors MergeMergePatches of github.com/evanphx/json-patch. */
export declare function mergeMergePatches(first: object, second: object): JSONMap;
