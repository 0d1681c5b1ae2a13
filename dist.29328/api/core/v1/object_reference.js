import { fromAPIVersionAndKind, GroupVersion, } from '#apimachinery/runtime/schema/group_version';
import { setOrRemove } from '#engine/json/own_property';
/**
 * The kind of the reference. An invalid `apiVersion` yields an empty group and version. Mirrors Go's method
 * `ObjectReference.GroupVersionKind`.
 */
export function objectReferenceGroupVersionKind(ref) {
    return fromAPIVersionAndKind(ref.apiVersion ?? '', ref.kind ?? '');
}
/**
 * Sets `apiVersion` and `kind` of the reference in place; empty ones are removed. Mirrors Go's method
 * `ObjectReference.SetGroupVersionKind`.
 */
export function setObjectReferenceGroupVersionKind(ref, gvk) {
    setOrRemove(ref, 'apiVersion', new GroupVersion(gvk).toString());
    setOrRemove(ref, 'kind', gvk.kind);
}
/**
 * An ObjectKind that reads and writes the kind of the reference. Mirrors Go's method `ObjectReference.GetObjectKind`.
 */
export function getObjectReferenceKind(ref) {
    return {
        groupVersionKind: () => objectReferenceGroupVersionKind(ref),
        setGroupVersionKind: (gvk) => setObjectReferenceGroupVersionKind(ref, gvk),
    };
}
