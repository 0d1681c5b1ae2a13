import { copyNested } from '#engine/verbs/copy_nested';
import { marshal } from '../json/marshal.js';
import { newErrPreconditionFailed } from '../mergepatch/precondition_failed_error.js';
import { diffMaps } from './internal/diff_maps.js';
import { parseOptional } from './internal/json_document.js';
import { newPatchMetaFromStruct } from './patch_meta_from_struct.js';
/**
 * The strategic merge patch that turns `original` into `modified`, as JSON with sorted keys. An undefined or empty
 * argument counts as `{}`. Mirrors Go's `strategicpatch.CreateTwoWayMergePatch`.
 * @param dataStruct the Kind: `createTwoWayMergePatch(before, after, corev1.Pod)`
 * @throws MergePatchError when an argument is not a JSON object, or a changed field is unknown
 * @throws PreconditionFailedError
 */
export function createTwoWayMergePatch(original, modified, dataStruct, ...fns) {
    return createTwoWayMergePatchUsingLookupPatchMeta(original, modified, newPatchMetaFromStruct(dataStruct), ...fns);
}
/** Mirrors Go's `strategicpatch.CreateTwoWayMergePatchUsingLookupPatchMeta`. */
export function createTwoWayMergePatchUsingLookupPatchMeta(original, modified, schema, ...fns) {
    return marshal(twoWay(parseOptional(original), parseOptional(modified), schema, fns));
}
/**
 * The same for objects. The patch shares nothing with them. Mirrors Go's `strategicpatch.CreateTwoWayMergeMapPatch`.
 * @throws MergePatchError, PreconditionFailedError, and NotCopyableError when an object contains values that are not
 * JSON
 */
export function createTwoWayMergeMapPatch(original, modified, dataStruct, ...fns) {
    return createTwoWayMergeMapPatchUsingLookupPatchMeta(original, modified, newPatchMetaFromStruct(dataStruct), ...fns);
}
/** Mirrors Go's `strategicpatch.CreateTwoWayMergeMapPatchUsingLookupPatchMeta`. */
export function createTwoWayMergeMapPatchUsingLookupPatchMeta(original, modified, schema, ...fns) {
    return twoWay(copyNested(original), copyNested(modified), schema, fns);
}
function twoWay(original, modified, schema, fns) {
    const patch = diffMaps(original, modified, schema, {
        setElementOrder: true,
        ignoreChangesAndAdditions: false,
        ignoreDeletions: false,
    });
    if (!fns.every((fn) => fn(patch)))
        throw newErrPreconditionFailed(patch);
    return patch;
}
