import {
  fromAPIVersionAndKind,
  GroupVersion,
  type GroupVersionKind,
  type GroupVersionKindLike,
} from '#apimachinery/runtime/schema/group_version';
import type { ObjectKind } from '#apimachinery/runtime/schema/object_kind';
import { setOrRemove } from '#engine/json/own_property';
import type { ObjectReference } from './zz_generated.types.ts';

/**
 * The kind of the reference. An invalid `apiVersion` yields an empty group and version. Mirrors Go's method
 * `ObjectReference.GroupVersionKind`.
 */
export function objectReferenceGroupVersionKind(ref: ObjectReference): GroupVersionKind {
  return fromAPIVersionAndKind(ref.apiVersion ?? '', ref.kind ?? '');
}

/**
 * Sets `apiVersion` and `kind` of the reference in place; empty ones are removed. Mirrors Go's method
 * `ObjectReference.SetGroupVersionKind`.
 */
export function setObjectReferenceGroupVersionKind(ref: ObjectReference, gvk: GroupVersionKindLike): void {
  setOrRemove(ref, 'apiVersion', new GroupVersion(gvk).toString());
  setOrRemove(ref, 'kind', gvk.kind);
}

/**
 * An ObjectKind that reads and writes the kind of the reference. Mirrors Go's method `ObjectReference.GetObjectKind`.
 */
export function getObjectReferenceKind(ref: ObjectReference): ObjectKind {
  return {
    groupVersionKind: () => objectReferenceGroupVersionKind(ref),
    setGroupVersionKind: (gvk) => setObjectReferenceGroupVersionKind(ref, gvk),
  };
}
