import { copyNested } from '#engine/verbs/copy_nested';
import { marshal } from '../json/marshal.js';
import { parseDocument } from './internal/json_document.js';
import { mergeMaps } from './internal/merge_maps.js';
import { newPatchMetaFromStruct } from './patch_meta_from_struct.js';
/**
 * Applies a strategic merge patch, as an API server does. Takes and returns JSON; undefined counts as `{}`. Mirrors
 * Go's `strategicpatch.StrategicMergePatch`.
 * @param dataStruct the Kind: `strategicMergePatch(pod, patch, corev1.Pod)`
 * @throws MergePatchError when a document is not a JSON object, or the patch does not fit
 */
export function strategicMergePatch(original, patch, dataStruct) {
    return strategicMergePatchUsingLookupPatchMeta(original, patch, newPatchMetaFromStruct(dataStruct));
}
/** Mirrors Go's `strategicpatch.StrategicMergePatchUsingLookupPatchMeta`. */
export function strategicMergePatchUsingLookupPatchMeta(original, patch, schema) {
    return marshal(mergeMaps(parseDocument(original ?? '{}'), parseDocument(patch ?? '{}'), schema, 'apply'));
}
/**
 * The same for objects, which are not modified. For an object of a Kind, the result is one too. Mirrors Go's
 * `strategicpatch.StrategicMergeMapPatch`.
 * @throws MergePatchError, and NotCopyableError when an object contains values that are not JSON
 */
export function strategicMergeMapPatch(original, patch, dataStruct) {
    return strategicMergeMapPatchUsingLookupPatchMeta(original, patch, newPatchMetaFromStruct(dataStruct));
}
/** Mirrors Go's `strategicpatch.StrategicMergeMapPatchUsingLookupPatchMeta`. */
export function strategicMergeMapPatchUsingLookupPatchMeta(original, patch, schema) {
    return mergeMaps(copyNested(original), copyNested(patch), schema, 'apply');
}
/**
 * A patch equivalent to applying several in turn. Later patches win; see `mergingMapsHaveConflicts`. Mirrors Go's
 * `strategicpatch.MergeStrategicMergeMapPatchUsingLookupPatchMeta`.
 * @throws MergePatchError, NotCopyableError
 */
export function mergeStrategicMergeMapPatchUsingLookupPatchMeta(schema, ...patches) {
    let merged = {};
    for (const patch of patches)
        merged = mergeMaps(merged, copyNested(patch), schema, 'combine');
    return merged;
}
