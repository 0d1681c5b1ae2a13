/**
 * A request as expressions of policies see it, without its objects. What Go leaves out of JSON is left out. Mirrors Go's
 * `CreateAdmissionRequest`.
 */
export function admissionRequest(attributes, resource, kind) {
    const { user, subresource, name, namespace, options } = attributes;
    return {
        uid: '',
        kind: kindOf(kind),
        resource: resourceOf(resource),
        ...(subresource !== '' && { subResource: subresource }),
        requestKind: kindOf(attributes.kind),
        requestResource: resourceOf(attributes.resource),
        ...(subresource !== '' && { requestSubResource: subresource }),
        ...(name !== '' && { name }),
        ...(namespace !== '' && { namespace }),
        operation: attributes.operation,
        userInfo: userInfo(user),
        object: null,
        oldObject: null,
        dryRun: attributes.dryRun,
        options: options === undefined ? null : operationOptions(attributes.operation, options),
    };
}
/** A user as requests name it. */
export function userInfo(user) {
    if (user === undefined)
        return {};
    const { name, uid, groups = [], extra = {} } = user;
    return {
        ...(name !== '' && { username: name }),
        ...(uid && { uid }),
        ...(groups.length > 0 && { groups }),
        ...(Object.keys(extra).length > 0 && { extra }),
    };
}
const OPTION_KINDS = { CREATE: 'CreateOptions', UPDATE: 'UpdateOptions', DELETE: 'DeleteOptions', CONNECT: '' };
/** The options of a request with their type. */
export function operationOptions(operation, options) {
    const kind = options.kind ?? OPTION_KINDS[operation];
    return kind === ''
        ? options
        : {
            kind,
            apiVersion: 'meta.k8s.io/v1',
            ...options,
            ...(options.apiVersion === 'v1' && { apiVersion: 'meta.k8s.io/v1' }),
        };
}
function kindOf({ group, version, kind }) {
    return { group, version, kind };
}
function resourceOf({ group, version, resource }) {
    return { group, version, resource };
}
