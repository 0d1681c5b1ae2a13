import type { ResourceClient } from '../../client/resource_client.ts';
/** Whether an object is being deleted, and waits for finalizers. */
export declare function isBeingDeleted(object: object): boolean;
/** Whether an object has a finalizer. Mirrors controller-runtime's `controllerutil.ContainsFinalizer`. */
export declare function containsFinalizer(object: object, finalizer: string): boolean;
/** What is done for an object, and undone before it goes. */
export interface Finalized<O, R> {
    /** Is called while the object lives; the finalizer is on it by then. */
    apply(object: O): R | Promise<R>;
    /** Is called when the object is to go. It goes when this has returned; if it throws, it is called again. It may be called though `apply` never was. */
    cleanup(object: O): void | Promise<void>;
}
/**
 * Has an object wait for its cleanup when it is deleted: puts a finalizer on it first, and takes it off last. Mirrors what
 * kube-rs' `finalizer` does.
 *
 * ```ts
 * return withFinalizer(client.resource(Foo), foo, 'example.com/cleanup', { apply: sync, cleanup: purge });
 * ```
 * @param resource of the object's Kind, in any namespace
 * @param object as a server or a cache has it
 * @param finalizer a qualified name: `example.com/cleanup`
 * @returns what `apply` returns; undefined for an object that goes
 * @throws what the server answers when the object was changed in the meantime: reconcile again
 */
export declare function withFinalizer<T extends object, O extends object, R>(resource: ResourceClient<T>, object: O, finalizer: string, { apply, cleanup }: Finalized<O, R>): Promise<R | undefined>;
