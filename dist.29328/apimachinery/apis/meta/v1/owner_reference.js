import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
/** An object can't be used as an owner. */
export class OwnerReferenceError extends Error {
    code = 'ERR_OWNER_REFERENCE';
    constructor(message) {
        super(message);
        this.name = 'OwnerReferenceError';
    }
}
/**
 * A reference to `owner`, for `metadata.ownerReferences` of the objects it owns.
 * @throws {OwnerReferenceError} when the owner has no kind, name or uid. Only the server assigns a uid: pass the object
 * it returned
 */
export function ownerReferenceFor(owner, options = {}) {
    const { gvk, controller, blockOwnerDeletion } = options;
    const apiVersion = gvk ? new GroupVersion(gvk).toString() : owner.apiVersion;
    const kind = gvk ? gvk.kind : owner.kind;
    const name = owner.metadata?.name;
    const uid = owner.metadata?.uid;
    if (!apiVersion || !kind)
        throw new OwnerReferenceError('the owner has no apiVersion or kind: pass its kind as option `gvk`');
    if (!name || !uid)
        throw new OwnerReferenceError(`the ${kind} has no ${name ? 'uid' : 'name'}: refer to the object as the server returned it`);
    return {
        apiVersion,
        kind,
        name,
        uid,
        ...(controller === undefined ? {} : { controller }),
        ...(blockOwnerDeletion === undefined ? {} : { blockOwnerDeletion }),
    };
}
/** Whether `owner` is among the owners of `object`, by uid. An owner without uid owns nothing. */
export function hasOwnerReference(object, owner) {
    const uid = owner.metadata?.uid;
    return Boolean(uid) && (object.metadata?.ownerReferences ?? []).some((ref) => ref.uid === uid);
}
