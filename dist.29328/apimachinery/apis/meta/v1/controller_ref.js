import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
/**
 * The reference that makes `owner` the controller of an object: deleting the owner in the foreground waits for the
 * object. Mirrors Go's `metav1.NewControllerRef`.
 * @param gvk the owner's kind, or its class: `newControllerRef(deployment, appsv1.Deployment)`
 */
export function newControllerRef(owner, gvk) {
    return {
        apiVersion: new GroupVersion(gvk).toString(),
        kind: gvk.kind,
        name: owner.metadata?.name ?? '',
        uid: owner.metadata?.uid ?? '',
        controller: true,
        blockOwnerDeletion: true,
    };
}
/**
 * A copy of the reference to the controller of an object; `undefined` if it has none. Mirrors Go's
 * `metav1.GetControllerOf`.
 */
export function getControllerOf(controllee) {
    const ref = getControllerOfNoCopy(controllee);
    return ref && { ...ref };
}
/**
 * The first reference to a controller among an object's owner references, not a copy; `undefined` when there is none.
 * Mirrors Go's `metav1.GetControllerOfNoCopy`.
 */
export function getControllerOfNoCopy(controllee) {
    return controllee.metadata?.ownerReferences?.find((ref) => ref.controller === true);
}
/** Whether `owner` is the controller of `object`, judged by its uid. Mirrors Go's `metav1.IsControlledBy`. */
export function isControlledBy(object, owner) {
    const ref = getControllerOfNoCopy(object);
    return ref !== undefined && (ref.uid ?? '') === (owner.metadata?.uid ?? '');
}
