import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { now } from '#apimachinery/apis/meta/v1/time';
import { newUUID } from '#apimachinery/util/uuid/new_uuid';
/** Takes away what only the server may set. Mirrors Go's `rest.WipeObjectMetaSystemFields`. */
export function wipeObjectMetaSystemFields(meta) {
    delete meta.creationTimestamp;
    delete meta.uid;
    delete meta.deletionTimestamp;
    delete meta.deletionGracePeriodSeconds;
    delete meta.selfLink;
}
/** Gives a new object its uid and the time of its creation. Mirrors Go's `rest.FillObjectMetaSystemFields`. */
export function fillObjectMetaSystemFields(meta) {
    meta.creationTimestamp = now();
    meta.uid = newUUID();
}
/**
 * Gives an object the namespace of the request.
 * Mirrors Go's `rest.EnsureObjectNamespaceMatchesRequestNamespace`.
 * @throws {StatusError} 400 when it has another one
 */
export function ensureObjectNamespaceMatchesRequestNamespace(requestNamespace, meta) {
    const namespace = meta.namespace ?? '';
    if (namespace === requestNamespace)
        return;
    if (requestNamespace === '')
        delete meta.namespace;
    else if (namespace === '')
        meta.namespace = requestNamespace;
    else
        throw newBadRequest('the namespace of the provided object does not match the namespace sent on the request');
}
