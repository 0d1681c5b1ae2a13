import { setOrRemove } from '#engine/json/own_property';
import {
  fromAPIVersionAndKind,
  GroupVersion,
  type GroupVersionKind,
  type GroupVersionKindLike,
} from '#apimachinery/runtime/schema/group_version';
import type { ObjectKind } from '#apimachinery/runtime/schema/object_kind';
import type { ObjectReference } from './zz_generated.types.ts';

/**
 * The kind that the reference names. An `apiVersion` that can't be read gives an empty group and version.
 * Mirrors Go's method `ObjectReference.GroupVersionKind`.
 */
export function objectReferenceGroupVersionKind(ref: ObjectReference): GroupVersionKind {
  return fromAPIVersionAndKind(ref.apiVersion ?? '', ref.kind ?? '');
}

/**
 * Writes `apiVersion` and `kind` of the reference, which is changed; empty ones are removed.
 * Mirrors Go's method `ObjectReference.SetGroupVersionKind`.
 */
export function setObjectReferenceGroupVersionKind(ref: ObjectReference, gvk: GroupVersionKindLike): void {
  setOrRemove(ref, 'apiVersion', new GroupVersion(gvk).toString());
  setOrRemove(ref, 'kind', gvk.kind);
}

/**
 * The reference as what reads and writes its kind, for functions that take an ObjectKind.
 * Mirrors Go's method `ObjectReference.GetObjectKind`.
 */
export function getObjectReferenceKind(ref: ObjectReference): ObjectKind {
  return {
    groupVersionKind: () => objectReferenceGroupVersionKind(ref),
    setGroupVersionKind: (gvk) => setObjectReferenceGroupVersionKind(ref, gvk),
  };
}
