import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { deepCopy } from '#apimachinery/runtime/deep_copy';
import { metadataOf } from '../metadata/metadata_of.js';
/**
 * Makes sure that an object is there, and is as it should be: reads it, has a function change it, and writes it if that
 * changed anything. Mirrors controller-runtime's `controllerutil.CreateOrUpdate`.
 *
 * ```ts
 * const { operation } = await createOrUpdate(maps, { metadata: { name: 'a', namespace: 'default' } }, (map) => {
 *   map.data = { ...map.data, key: 'value' };
 * });
 * ```
 * Server-side apply does the same in one request: see `ResourceClient.apply`.
 * @param object what to create, with name and namespace; the function then fills it in
 * @param mutate changes the object it is given, or returns another one
 * @throws a conflict when somebody else changed the object meanwhile: reconcile again
 */
export async function createOrUpdate(resource, object, mutate, options = {}) {
    const { signal, fieldManager } = options;
    const { name = '', namespace } = metadataOf(object);
    const objects = namespace ? resource.inNamespace(namespace) : resource;
    const write = { signal, ...(fieldManager === undefined ? {} : { fieldManager }) };
    const existing = 'existing' in options ? options.existing : await read(objects, name, signal);
    if (existing === undefined) {
        const made = new resource.type({ ...object });
        const created = await objects.create((await mutate(made)) ?? made, write);
        return { object: created, operation: 'created' };
    }
    const copy = deepCopy(existing);
    const changed = (await mutate(copy)) ?? copy;
    if (deepEqual(existing, changed))
        return { object: existing, operation: 'unchanged' };
    return { object: await objects.update(changed, write), operation: 'updated' };
}
async function read(objects, name, signal) {
    try {
        return await objects.get(name, { signal });
    }
    catch (error) {
        if (isNotFound(error))
            return undefined;
        throw error;
    }
}
