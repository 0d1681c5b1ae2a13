import type { JSONDocument } from './internal/json_document.ts';
import type { JSONMap } from './internal/json_map.ts';
import type { LookupPatchMeta } from './patch_meta.ts';
import type { DataStruct } from './patch_meta_from_struct.ts';
/**
 * Applies a strategic merge patch, as an API server does. Takes and returns JSON; undefined counts as `{}`. Mirrors
 * Go's `strategicpatch.StrategicMergePatch`.
 * @param dataStruct the Kind: `strategicMergePatch(pod, patch, corev1.Pod)`
 * @throws MergePatchError when a document is not a JSON object, or the patch does not fit
 */
export declare function strategicMergePatch(original: JSONDocument | undefined, patch: JSONDocument | undefined, dataStruct: DataStruct): string;
/** Mirrors Go's `strategicpatch.StrategicMergePatchUsingLookupPatchMeta`. */
export declare function strategicMergePatchUsingLookupPatchMeta(original: JSONDocument | undefined, patch: JSONDocument | undefined, schema: LookupPatchMeta): string;
/**
 * The same for objects, which are not modified. For an object of a Kind, the result is one too. Mirrors Go's
 * `strategicpatch.StrategicMergeMapPatch`.
 * @throws MergePatchError, and NotCopyableError when an object contains values that are not JSON
 */
export declare function strategicMergeMapPatch<T extends object>(original: T, patch: object, dataStruct: DataStruct): T;
/** Mirrors Go's `strategicpatch.StrategicMergeMapPatchUsingLookupPatchMeta`. */
export declare function strategicMergeMapPatchUsingLookupPatchMeta<T extends object>(original: T, patch: object, schema: LookupPatchMeta): T;
/**
 * A patch equivalent to applying several in turn. Later patches win; see `mergingMapsHaveConflicts`. Mirrors Go's
 * `strategicpatch.MergeStrategicMergeMapPatchUsingLookupPatchMeta`.
 * @throws MergePatchError, NotCopyableError
 */
export declare function mergeStrategicMergeMapPatchUsingLookupPatchMeta(schema: LookupPatchMeta, ...patches: object[]): JSONMap;
