import type { ObjectMeta, OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import type { DeepReadonly } from '../../client/tools/cache/deep_readonly.ts';
import { type Metadata, metadataOf } from '../metadata/metadata_of.ts';

/** An object that owns others: one that a server has, so that it has a uid. */
export type Owner = DeepReadonly<{
  apiVersion: string;
  kind: string;
  metadata: Pick<ObjectMeta, 'name' | 'namespace' | 'uid'>;
}>;

/** An object, or a configuration to apply, that can be owned. */
export interface Ownable {
  readonly metadata?: object | undefined;
}

/** The object is controlled by another one already. Mirrors controller-runtime's `controllerutil.AlreadyOwnedError`. */
export class AlreadyOwnedError extends Error {
  readonly code = 'ERR_ALREADY_OWNED';
  readonly owner: OwnerReference;

  constructor(name: string, owner: OwnerReference) {
    super(`Object ${name} is already owned by another ${owner.kind} controller ${owner.name}`);
    this.name = 'AlreadyOwnedError';
    this.owner = owner;
  }
}

/** The owner can't own the object: they are in different namespaces, or the owner isn't on a server yet. */
export class OwnerError extends TypeError {
  readonly code = 'ERR_OWNER';

  constructor(message: string) {
    super(message);
    this.name = 'OwnerError';
  }
}

const groupOf = (apiVersion: string): string => apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));

/** References to one owner: versions of an API are the same, and names come again. */
function isSameOwner(a: OwnerReference, b: OwnerReference): boolean {
  return groupOf(a.apiVersion) === groupOf(b.apiVersion) && a.kind === b.kind && a.name === b.name;
}

function referenceTo(owner: Owner, owned: Metadata): OwnerReference {
  const { apiVersion, kind, metadata } = owner;
  const { name, namespace = '', uid } = metadata;
  if (!name || !uid)
    throw new OwnerError(`${kind} ${name ?? ''} has no uid: only an object of a server can own others`);
  if (namespace !== '' && owned.namespace !== namespace)
    throw new OwnerError(
      owned.namespace
        ? `cross-namespace owner references are disallowed, owner's namespace ${namespace}, obj's namespace ${owned.namespace}`
        : `cluster-scoped resource must not have a namespace-scoped owner, owner's namespace ${namespace}`,
    );
  return { apiVersion, kind, name, uid };
}

function withReference<O extends Ownable>(object: O, reference: OwnerReference): O {
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
export function setControllerReference<O extends Ownable>(
  owner: Owner,
  object: O,
  { blockOwnerDeletion = true }: { readonly blockOwnerDeletion?: boolean } = {},
): O {
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
export function setOwnerReference<O extends Ownable>(owner: Owner, object: O): O {
  return withReference(object, referenceTo(owner, metadataOf(object)));
}

/** The object without this owner. Mirrors controller-runtime's `controllerutil.RemoveOwnerReference`, but for the error when there is none. */
export function removeOwnerReference<O extends Ownable>(owner: Owner, object: O): O {
  const { ownerReferences = [] } = metadataOf(object);
  const { apiVersion, kind, metadata } = owner;
  const reference = { apiVersion, kind, name: metadata.name ?? '', uid: metadata.uid ?? '' };
  const changed = ownerReferences.filter((each) => !isSameOwner(each, reference));
  if (changed.length === ownerReferences.length) return object;
  return { ...object, metadata: { ...object.metadata, ownerReferences: changed } };
}

/** What controls an object. Mirrors Go's `metav1.GetControllerOf`. */
export function getControllerOf(object: object): OwnerReference | undefined {
  return metadataOf(object).ownerReferences?.find(({ controller }) => controller === true);
}

/** Whether this very owner controls an object. Mirrors Go's `metav1.IsControlledBy`. */
export function isControlledBy(object: object, owner: Owner): boolean {
  const { uid } = owner.metadata;
  return uid !== undefined && getControllerOf(object)?.uid === uid;
}
