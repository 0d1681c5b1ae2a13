import { isNotFound } from '#apimachinery/api/errors/predicates';
import { jsonPatch, mergePatch, type Patch } from '../../client/patch.ts';
import type { ResourceClient } from '../../client/resource_client.ts';
import { metadataOf } from '../metadata/metadata_of.ts';

/** Whether an object is being deleted, and waits for finalizers. */
export function isBeingDeleted(object: object): boolean {
  return metadataOf(object).deletionTimestamp !== undefined;
}

/** Whether an object has a finalizer. Mirrors controller-runtime's `controllerutil.ContainsFinalizer`. */
export function containsFinalizer(object: object, finalizer: string): boolean {
  return metadataOf(object).finalizers?.includes(finalizer) ?? false;
}

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
export async function withFinalizer<T extends object, O extends object, R>(
  resource: ResourceClient<T>,
  object: O,
  finalizer: string,
  { apply, cleanup }: Finalized<O, R>,
): Promise<R | undefined> {
  const { name = '', namespace, uid, resourceVersion, finalizers = [] } = metadataOf(object);
  const objects = namespace ? resource.inNamespace(namespace) : resource;
  const at = finalizers.indexOf(finalizer);
  if (isBeingDeleted(object)) {
    if (at < 0) return undefined;
    await cleanup(object);
    const path = `/metadata/finalizers/${at}`;
    const removal = jsonPatch([
      { op: 'test', path: '/metadata/uid', value: uid },
      { op: 'test', path, value: finalizer },
      { op: 'remove', path },
    ]);
    await objects.patch(name, removal).catch((error: unknown) => {
      // It has gone in the meantime, which is what was wanted.
      if (!isNotFound(error)) throw error;
    });
    return undefined;
  }
  if (at >= 0) return apply(object);
  // With the version, nobody else's finalizer is lost.
  const addition: Patch = mergePatch({ metadata: { resourceVersion, finalizers: [...finalizers, finalizer] } });
  return apply((await objects.patch(name, addition)) as object as O);
}
