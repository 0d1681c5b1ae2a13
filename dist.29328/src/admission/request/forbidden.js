import { newForbidden as newForbiddenError } from '#apimachinery/api/errors/constructors';
import { isForbidden } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { metadataOf } from './metadata.js';
/**
 * The error of a request that a plug-in refuses: 403, saying which object. One that is such an error already stays.
 * Mirrors Go's `admission.NewForbidden`.
 */
export function newForbidden(attributes, error) {
    if (isStatusError(error) && isForbidden(error))
        return error;
    const { name, generateName } = metadataOf(attributes.object);
    return newForbiddenError(attributes.resource, attributes.name || name || generateName || 'Unknown', error);
}
