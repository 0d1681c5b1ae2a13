import { metadataOf } from '../metadata/metadata_of.js';
/** The object is controlled by another one already. Mirrors controller-runtime's `controllerutil.AlreadyOwnedError`. */
export class AlreadyOwnedError extends Error {
    code = 'ERR_ALREADY_OWNED';
    owner;
    constructor(name, owner) {
        super(`Object ${name} is already owned by another ${owner.kind} controller ${owner.name}`);
        this.name = 'AlreadyOwnedError';
        this.owner = owner;
    }
}
/** The owner can't own the object: they are in different namespaces, or the owner isn't on a server yet. */
export class OwnerError extends TypeError {
    code = 'ERR_OWNER';
    constructor(message) {
        super(message);
        this.name = 'OwnerError';
    }
}
const groupOf = (apiVersion) => (apiVersion.includes('/') ? apiVersion.split('/', 1)[0] : '');
/** References to one owner: versions of an API are the same, and names come again. */
function isSameOwner(a, b) {
    return groupOf(a.apiVersion) === groupOf(b.apiVersion) && a.kind === b.kind && a.name === b.name;
}
function referenceTo(owner, owned) {
    const { apiVersion, kind, metadata } = owner;
    const { name, namespace = '', uid } = metadata;
    if (!name || !uid)
        throw new OwnerError(`${kind} ${name ?? ''} has no uid: only an object of a server can own others`);
    if (namespace !== '' && owned.namespace !== namespace)
        throw new OwnerError(owned.namespace
            ? `cross-namespace owner references are disallowed, owner's namespace ${namespace}, obj's namespace ${owned.namespace}`
            : `cluster-scoped resource must not have a namespace-scoped owner, owner's namespace ${namespace}`);
    return { apiVersion, kind, name, uid };
}
function withReference(object, reference) {
    const { ownerReferences = [] } = metadataOf(object);
    const at = ownerReferences.findIndex((each) => isSameOwner(each, reference));
    const changed = at < 0 ? [...ownerReferences, reference] : ownerReferences.with(at, reference);
    return { ...object, metadata: { ...object.metadata, ownerReferences: changed } };
}
/**
 * The object, controlled by an owner: it is deleted with it, and its events count for it (`owns`). For objects to create or
 * update, and for configurations to apply. Mirrors controller-runtime's `controllerutil.SetControllerReference`; the given
 * object is not changed.
 *
 * ```ts
 * await client.resource(appsv1.Deployment).apply(setControllerReference(foo, deployment), { fieldManager: 'foo' });
 * ```
 * @param options `blockOwnerDeletion`: whether a foreground deletion of the owner waits for the object. Default true
 * @throws AlreadyOwnedError when something else controls it
 * @throws OwnerError
 */
export function setControllerReference(owner, object, { blockOwnerDeletion = true } = {}) {
    const reference = { ...referenceTo(owner, metadataOf(object)), controller: true, blockOwnerDeletion };
    const existing = metadataOf(object).ownerReferences?.find(({ controller }) => controller === true);
    if (existing !== undefined && !isSameOwner(existing, reference))
        throw new AlreadyOwnedError(metadataOf(object).name ?? '', existing);
    return withReference(object, reference);
}
/**
 * The object with one more owner, which doesn't control it. Mirrors controller-runtime's `controllerutil.SetOwnerReference`;
 * the given object is not changed.
 * @throws OwnerError
 */
export function setOwnerReference(owner, object) {
    return withReference(object, referenceTo(owner, metadataOf(object)));
}
/** The object without this owner. Mirrors controller-runtime's `controllerutil.RemoveOwnerReference`, but for the error when there is none. */
export function removeOwnerReference(owner, object) {
    const { ownerReferences = [] } = metadataOf(object);
    const { apiVersion, kind, metadata } = owner;
    const reference = { apiVersion, kind, name: metadata.name ?? '', uid: metadata.uid ?? '' };
    const changed = ownerReferences.filter((each) => !isSameOwner(each, reference));
    if (changed.length === ownerReferences.length)
        return object;
    return { ...object, metadata: { ...object.metadata, ownerReferences: changed } };
}
/** What controls an object. Mirrors Go's `metav1.GetControllerOf`. */
export function getControllerOf(object) {
    return metadataOf(object).ownerReferences?.find(({ controller }) => controller === true);
}
/** Whether this very owner controls an object. Mirrors Go's `metav1.IsControlledBy`. */
export function isControlledBy(object, owner) {
    const { uid } = owner.metadata;
    return uid !== undefined && getControllerOf(object)?.uid === uid;
}
