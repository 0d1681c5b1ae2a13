import { isObject } from '../review/json_object.js';
import { ReviewError } from '../review/review_error.js';
/** Everything of a request but its objects. @throws {ReviewError} for what no API server sends */
export function readAttributes({ uid, request, }) {
    const text = (name) => {
        const value = request[name] ?? '';
        if (typeof value !== 'string')
            throw new ReviewError(400, `request.${name}: expected a string`);
        return value;
    };
    const { operation, dryRun, options, userInfo } = request;
    if (operation !== 'CREATE' && operation !== 'UPDATE' && operation !== 'DELETE' && operation !== 'CONNECT')
        throw new ReviewError(400, 'request.operation: expected CREATE, UPDATE, DELETE or CONNECT');
    const kind = names(request['kind'], 'kind', 'kind');
    const resource = names(request['resource'], 'resource', 'resource');
    const { requestKind, requestResource } = request;
    return {
        uid,
        operation,
        kind,
        resource,
        subResource: text('subResource'),
        requestKind: requestKind === undefined ? kind : names(requestKind, 'requestKind', 'kind'),
        requestResource: requestResource === undefined ? resource : names(requestResource, 'requestResource', 'resource'),
        name: text('name'),
        namespace: text('namespace'),
        userInfo: isObject(userInfo) ? userInfo : {},
        dryRun: dryRun === true,
        options: isObject(options) ? options : undefined,
    };
}
function names(value, path, key) {
    const { group = '', version, [key]: name } = isObject(value) ? value : {};
    if (typeof group !== 'string' || typeof version !== 'string' || typeof name !== 'string')
        throw new ReviewError(400, `request.${path}: expected an object with group, version and ${key}`);
    return { group, version, [key]: name };
}
