import { classOf } from './kind_class.js';
import { GroupVersionKind } from './schema/group_version.js';
import { isUnstructured } from './unstructured.js';
/** A kind has no name in OpenAPI documents, because a part of it is empty. The message is Go's. */
export class OpenAPIDefinitionNameError extends Error {
    code = 'ERR_OPENAPI_DEFINITION_NAME';
    gvk;
    constructor(message, gvk) {
        const kind = new GroupVersionKind(gvk);
        super(`${message}: ${kind}`);
        this.name = 'OpenAPIDefinitionNameError';
        this.gvk = kind;
    }
}
/**
 * The name of a kind in a server's OpenAPI documents, `io.k8s.api.core.v1.Pod`: the Go type of its class, or, for kinds
 * without one, its group backwards, version and kind, `com.example.v1.CronTab`. Mirrors Go's
 * `Scheme.ToOpenAPIDefinitionName`.
 * @throws {OpenAPIDefinitionNameError} when the version is empty, or, for kinds without a class, group or kind
 * @throws {NotRegisteredError}
 */
export function toOpenAPIDefinitionName(scheme, gvk) {
    if (gvk.version === '')
        throw new OpenAPIDefinitionNameError('version is required on all types', gvk);
    const example = scheme.new(gvk);
    const type = isUnstructured(example) ? undefined : classOf(example).type;
    if (type === undefined) {
        if (gvk.group === '' || gvk.kind === '') {
            throw new OpenAPIDefinitionNameError('unable to convert GroupVersionKind with empty fields to unstructured type to an OpenAPI definition name', gvk);
        }
        return `${backwards(gvk.group)}.${gvk.version}.${gvk.kind}`;
    }
    const [first = '', ...rest] = type.split('/');
    return [backwards(first), ...rest].join('.');
}
function backwards(domain) {
    return domain.split('.').reverse().join('.');
}
