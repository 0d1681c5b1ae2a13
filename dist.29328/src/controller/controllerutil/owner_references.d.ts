import type { ObjectMeta, OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import type { DeepReadonly } from '../../client/tools/cache/deep_readonly.ts';
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
export declare class AlreadyOwnedError extends Error {
    readonly code = "ERR_ALREADY_OWNED";
    readonly owner: OwnerReference;
    constructor(name: string, owner: OwnerReference);
}
/** The owner can't own the object: they are in different namespaces, or the owner isn't on a server yet. */
export declare class OwnerError extends TypeError {
    readonly code = "ERR_OWNER";
    constructor(message: string);
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
export declare function setControllerReference<O extends Ownable>(owner: Owner, object: O, { blockOwnerDeletion }?: {
    readonly blockOwnerDeletion?: boolean;
}): O;
/**
 * The object with one more owner, which doesn't control it. Mirrors controller-runtime's `controllerutil.SetOwnerReference`;
 * the given object is not changed.
 * @throws OwnerError
 */
export declare function setOwnerReference<O extends Ownable>(owner: Owner, object: O): O;
/** The object without this owner. Mirrors controller-runtime's `controllerutil.RemoveOwnerReference`, but for the error when there is none. */
export declare function removeOwnerReference<O extends Ownable>(owner: Owner, object: O): O;
/** What controls an object. Mirrors Go's `metav1.GetControllerOf`. */
export declare function getControllerOf(object: object): OwnerReference | undefined;
/** Whether this very owner controls an object. Mirrors Go's `metav1.IsControlledBy`. */
export declare function isControlledBy(object: object, owner: Owner): boolean;
