import { errorChain } from '#engine/go/error_chain';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';
import { fromUnstructured } from '../../apis/meta/v1/unstructured/converter.js';
import { Status } from '../../apis/meta/v1/zz_generated.types.js';
import { fromAPIVersionAndKind } from '../../runtime/schema/group_version.js';
import { isUnstructured } from '../../runtime/unstructured.js';
import { StatusError } from './status_error.js';
/** An object was found where a Status was expected. Mirrors Go's `errors.UnexpectedObjectError`. */
export class UnexpectedObjectError extends Error {
    code = 'ERR_UNEXPECTED_OBJECT';
    object;
    constructor(object) {
        // Differs from Go: it prints all fields of the object.
        super(`unexpected object: ${nameOf(object)}`);
        this.name = 'UnexpectedObjectError';
        this.object = object;
    }
}
function nameOf(object) {
    const { apiVersion, kind, metadata } = object;
    const text = (value) => (typeof value === 'string' ? value : '');
    const name = [text(metadata?.namespace), text(metadata?.name)].filter(Boolean).join('/');
    return `${fromAPIVersionAndKind(text(apiVersion), text(kind))}${name === '' ? '' : ` ${quote(name)}`}`;
}
/** Whether an error is, or wraps, an {@link UnexpectedObjectError}. Mirrors Go's `errors.IsUnexpectedObjectError`. */
export function isUnexpectedObjectError(err) {
    for (const each of errorChain(err, (error) => !hasCode(error, 'ERR_AGGREGATE'))) {
        if (hasCode(each, 'ERR_UNEXPECTED_OBJECT'))
            return true;
    }
    return false;
}
/**
 * The error described by a Status; an {@link UnexpectedObjectError} for any other object. An Unstructured of kind
 * Status is converted; if that fails, the error says so. Never throws. Mirrors Go's `errors.FromObject`.
 */
export function fromObject(obj) {
    const { kind, apiVersion } = obj;
    if (kind !== 'Status')
        return new UnexpectedObjectError(obj);
    if (!isUnstructured(obj))
        return isStatusVersion(apiVersion ?? 'v1') ? new StatusError(obj) : new UnexpectedObjectError(obj);
    try {
        const status = fromUnstructured(obj.unstructuredContent(), Status);
        return isStatusVersion(apiVersion) ? new StatusError(status) : new UnexpectedObjectError(obj);
    }
    catch (error) {
        return asError(error);
    }
}
function isStatusVersion(apiVersion) {
    return apiVersion === 'v1' || apiVersion === 'meta.k8s.io/v1';
}
