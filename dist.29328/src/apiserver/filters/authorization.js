import { newInternalError } from '#apimachinery/api/errors/constructors';
import { newForbiddenStatusError } from '../authorization/authorizer.js';
/** What a request asks an authorizer. @throws {StatusError} 500 when its user is not known yet */
export function attributesOf({ info, user }) {
    if (user === undefined)
        throw newInternalError(new Error('no User found in the context'));
    const { isResourceRequest, path, verb, apiGroup, apiVersion, namespace, resource, subresource, name } = info;
    return { user, isResourceRequest, path, verb, apiGroup, apiVersion, namespace, resource, subresource, name };
}
/** @throws {StatusError} 403 when it is not allowed */
export async function authorize(authorizer, attributes) {
    const { allowed, reason } = await authorizer(attributes);
    if (!allowed)
        throw newForbiddenStatusError(attributes, reason);
}
/** Refuses what the user may not do. Mirrors Go's `WithAuthorization`. */
export function withAuthorization(authorizer) {
    return async (request, next) => {
        await authorize(authorizer, attributesOf(request));
        return next(request);
    };
}
