import { type GroupVersionKind, type GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { ObjectKind } from '#apimachinery/runtime/schema/object_kind';
import type { ObjectReference } from './zz_generated.types.ts';
/**
 * The kind of the reference. An invalid `apiVersion` yields an empty group and version. Mirrors Go's method
 * `ObjectReference.GroupVersionKind`.
 */
export declare function objectReferenceGroupVersionKind(ref: ObjectReference): GroupVersionKind;
/**
 * Sets `apiVersion` and `kind` of the reference in place; empty ones are removed. Mirrors Go's method
 * `ObjectReference.SetGroupVersionKind`.
 */
export declare function setObjectReferenceGroupVersionKind(ref: ObjectReference, gvk: GroupVersionKindLike): void;
/**
 * An ObjectKind that reads and writes the kind of the reference. Mirrors Go's method `ObjectReference.GetObjectKind`.
 */
export declare function getObjectReferenceKind(ref: ObjectReference): ObjectKind;
