import { copy } from '#engine/verbs/copy';
import { wipeObjectMetaSystemFields } from '../../registry/rest/meta.js';
import { createOptions, updateOptions } from '../../request/options.js';
import { readBody } from '../../request/read_body.js';
import { takeTurns } from '../../turns/turns.js';
import { decodeObject } from './decode_object.js';
import { negotiate, respondObject } from './respond_object.js';
import { dedupOwnerReferences, Write } from './write.js';
/** POST of a new object. Mirrors Go's `handlers.CreateResource`. */
export async function createResource(scope) {
    const { request, query, resource } = scope;
    const mediaType = negotiate(scope);
    const body = await readBody(request);
    const write = new Write(scope, 'CREATE', createOptions(query));
    await takeTurns(write.signal);
    const { object, spellings } = await decodeObject(scope, body, write.fieldValidation);
    if (resource.keepsSystemFields !== true)
        wipeObjectMetaSystemFields(object.metadata);
    write.checkMetadata(object);
    dedupOwnerReferences(object, write.warn);
    await takeTurns(write.signal);
    write.spellings = spellings;
    const admitted = await write.admit(await write.manageFields(object));
    const created = await scope.store.create(admitted, write, write.storeOptions);
    await takeTurns();
    return respondObject(scope, 201, mediaType, created);
}
/** PUT of an object. Mirrors Go's `handlers.UpdateResource`. */
export async function updateResource(scope) {
    const { request, query } = scope;
    const mediaType = negotiate(scope);
    const body = await readBody(request);
    const write = new Write(scope, 'UPDATE', updateOptions(query));
    await takeTurns(write.signal);
    const { object, spellings } = await decodeObject(scope, body, write.fieldValidation);
    write.checkMetadata(object);
    dedupOwnerReferences(object, write.warn);
    const { uid } = object.metadata;
    const updated = await scope.store.update({
        preconditions: uid ? { uid } : undefined,
        async updatedObject(existing) {
            await takeTurns(write.signal);
            write.begin(existing);
            write.spellings = spellings;
            return write.admit(await write.manageFields(copy(object)));
        },
    }, write, write.storeOptions);
    await takeTurns();
    return respondObject(scope, updated.created ? 201 : 200, mediaType, updated.object);
}
