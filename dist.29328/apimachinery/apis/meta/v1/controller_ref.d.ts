import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { ObjectMetaAccessor } from './object.ts';
import type { OwnerReference } from './zz_generated.types.ts';
/**
 * The reference that makes `owner` the controller of an object: deleting the owner in the foreground waits for the
 * object. Mirrors Go's `metav1.NewControllerRef`.
 * @param gvk the owner's kind, or its class: `newControllerRef(deployment, appsv1.Deployment)`
 */
export declare function newControllerRef(owner: ObjectMetaAccessor, gvk: GroupVersionKindLike): OwnerReference;
/**
 * A copy of the reference to the controller of an object; `undefined` if it has none. Mirrors Go's
 * `metav1.GetControllerOf`.
 */
export declare function getControllerOf(controllee: ObjectMetaAccessor): OwnerReference | undefined;
/**
 * The first reference to a controller among an object's owner references, not a copy; `undefined` when there is none.
 * Mirrors Go's `metav1.GetControllerOfNoCopy`.
 */
export declare function getControllerOfNoCopy(controllee: ObjectMetaAccessor): OwnerReference | undefined;
/** Whether `owner` is the controller of `object`, judged by its uid. Mirrors Go's `metav1.IsControlledBy`. */
export declare function isControlledBy(object: ObjectMetaAccessor, owner: ObjectMetaAccessor): boolean;
