import { JSONPatchType, MergePatchType, StrategicMergePatchType } from '#apimachinery/types/patch_type';
/** Steps that are done all or none: with `test`, only if the object is as expected. */
export function jsonPatch(operations) {
    return { type: JSONPatchType, data: JSON.stringify(operations) };
}
/** Values to set; null removes a field, a list replaces the whole list (RFC 7386). */
export function mergePatch(changes) {
    return { type: MergePatchType, data: JSON.stringify(changes) };
}
/** As {@link mergePatch}, but lists are merged by their keys. For built-in Kinds only. */
export function strategicMergePatch(changes) {
    return { type: StrategicMergePatchType, data: JSON.stringify(changes) };
}
