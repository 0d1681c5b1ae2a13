import { isNotFound } from '#apimachinery/api/errors/predicates';
import { jsonPatch, mergePatch } from '../../client/patch.js';
import { metadataOf } from '../metadata/metadata_of.js';
/** Whether an object is being deleted, and waits for finalizers. */
export function isBeingDeleted(object) {
    return metadataOf(object).deletionTimestamp !== undefined;
}
/** Whether an object has a finalizer. Mirrors controller-runtime's `controllerutil.ContainsFinalizer`. */
export function containsFinalizer(object, finalizer) {
    return metadataOf(object).finalizers?.includes(finalizer) ?? false;
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
export async function withFinalizer(resource, object, finalizer, { apply, cleanup }) {
    const { name = '', namespace, uid, resourceVersion, finalizers = [] } = metadataOf(object);
    const objects = namespace ? resource.inNamespace(namespace) : resource;
    const at = finalizers.indexOf(finalizer);
    if (isBeingDeleted(object)) {
        if (at < 0)
            return undefined;
        await cleanup(object);
        const path = `/metadata/finalizers/${at}`;
        const removal = jsonPatch([
            { op: 'test', path: '/metadata/uid', value: uid },
            { op: 'test', path, value: finalizer },
            { op: 'remove', path },
        ]);
        await objects.patch(name, removal).catch((error) => {
            // It has gone in the meantime, which is what was wanted.
            if (!isNotFound(error))
                throw error;
        });
        return undefined;
    }
    if (at >= 0)
        return apply(object);
    // With the version, nobody else's finalizer is lost.
    const metadata = { resourceVersion, finalizers: [...finalizers, finalizer] };
    return apply((await objects.patch(name, mergePatch({ metadata }))));
}
