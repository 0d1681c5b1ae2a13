import { copyNested } from '#engine/verbs/copy_nested';
import { marshal } from '../json/marshal.ts';
import type { JSONDocument } from './internal/json_document.ts';
import { parseDocument } from './internal/json_document.ts';
import type { JSONMap } from './internal/json_map.ts';
import { mergeMaps } from './internal/merge_maps.ts';
import type { LookupPatchMeta } from './patch_meta.ts';
import type { DataStruct } from './patch_meta_from_struct.ts';
import { newPatchMetaFromStruct } from './patch_meta_from_struct.ts';
import type { StrategicMergePatchOf } from './strategic_merge_patch_of.ts';

/**
 * Applies a strategic merge patch, as an API server does. Takes and returns JSON; undefined counts as `{}`. Mirrors
 * Go's `strategicpatch.StrategicMergePatch`.
 * @param dataStruct the Kind: `strategicMergePatch(pod, patch, corev1.Pod)`
 * @throws MergePatchError when a document is not a JSON object, or the patch does not fit
 */
export function strategicMergePatch(
  original: JSONDocument | undefined,
  patch: JSONDocument | undefined,
  dataStruct: DataStruct,
): string {
  return strategicMergePatchUsingLookupPatchMeta(original, patch, newPatchMetaFromStruct(dataStruct));
}

/** Mirrors Go's `strategicpatch.StrategicMergePatchUsingLookupPatchMeta`. */
export function strategicMergePatchUsingLookupPatchMeta(
  original: JSONDocument | undefined,
  patch: JSONDocument | undefined,
  schema: LookupPatchMeta,
): string {
  return marshal(mergeMaps(parseDocument(original ?? '{}'), parseDocument(patch ?? '{}'), schema, 'apply'));
}

/**
 * The same for objects, which are not modified. For an object of a Kind, the result is one too. Mirrors Go's
 * `strategicpatch.StrategicMergeMapPatch`.
 * @throws MergePatchError, and NotCopyableError when an object contains values that are not JSON
 */
export function strategicMergeMapPatch<T extends object>(
  original: T,
  patch: StrategicMergePatchOf<NoInfer<T>>,
  dataStruct: DataStruct,
): T {
  return strategicMergeMapPatchUsingLookupPatchMeta(original, patch, newPatchMetaFromStruct(dataStruct));
}

/** Mirrors Go's `strategicpatch.StrategicMergeMapPatchUsingLookupPatchMeta`. */
export function strategicMergeMapPatchUsingLookupPatchMeta<T extends object>(
  original: T,
  patch: StrategicMergePatchOf<NoInfer<T>>,
  schema: LookupPatchMeta,
): T {
  return mergeMaps(copyNested(original) as JSONMap, copyNested(patch) as JSONMap, schema, 'apply') as T;
}

/**
 * A patch equivalent to applying several in turn. Later patches win; see `mergingMapsHaveConflicts`. Mirrors Go's
 * `strategicpatch.MergeStrategicMergeMapPatchUsingLookupPatchMeta`.
 * @throws MergePatchError, NotCopyableError
 */
export function mergeStrategicMergeMapPatchUsingLookupPatchMeta(
  schema: LookupPatchMeta,
  ...patches: object[]
): JSONMap {
  let merged: JSONMap = {};
  for (const patch of patches) merged = mergeMaps(merged, copyNested(patch) as JSONMap, schema, 'combine');
  return merged;
}
