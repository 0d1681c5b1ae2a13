import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { publishedSchema } from '../published_schema.js';
import { SchemaBuilder } from './schema_builder.js';
const WRITE_PARAMETERS = ['dryRun', 'fieldManager', 'fieldValidation'];
const LIST_PARAMETERS = [
    'allowWatchBookmarks',
    'continue',
    'fieldSelector',
    'labelSelector',
    'limit',
    'resourceVersion',
    'resourceVersionMatch',
    'sendInitialEvents',
    'timeoutSeconds',
    'watch',
];
const DELETE_PARAMETERS = ['dryRun', 'gracePeriodSeconds', 'orphanDependents', 'propagationPolicy'];
/** The path under which a group and version is served, without a slash at its beginning. */
export function pathOfVersion({ group, version }) {
    return group === '' ? `api/${version}` : `apis/${group}/${version}`;
}
/** The OpenAPI v3 document of a group and version: what clients need to check, explain and patch objects. */
export function openAPIDocument(resources, version, describe = () => undefined) {
    const builder = new SchemaBuilder(describe);
    const paths = {};
    for (const resource of resources)
        Object.assign(paths, pathsOf(resource, builder));
    builder.kind(DeleteOptions, [{ group: '', version: 'v1', kind: 'DeleteOptions' }]);
    return {
        openapi: '3.0.0',
        info: { title: 'Kubernetes', version },
        paths,
        components: { schemas: builder.schemas },
    };
}
function pathsOf(resource, builder) {
    const { kind, groupVersion, namespaced, subresource, verbs, connecter } = resource;
    if (connecter !== undefined)
        return {};
    const root = `/${pathOfVersion(groupVersion)}${namespaced ? '/namespaces/{namespace}' : ''}/${resource.resource}`;
    const schema = publishedSchema(resource);
    const object = schema === undefined ? builder.kind(kind) : builder.custom(kind, schema);
    const paths = {};
    const operations = (all) => ({
        ...Object.fromEntries(Object.entries(all).flatMap(([method, [verb, rest]]) => verbs.includes(verb) ? [[method, operation(resource, verb, rest)]] : [])),
    });
    if (subresource === '') {
        const listOf = () => schema === undefined ? builder.kind(resource.listKind) : builder.customList(resource.listKind, object);
        const list = verbs.includes('list') ? listOf() : undefined;
        const collection = operations({
            get: ['list', { ...(list && { answer: list }), parameters: LIST_PARAMETERS }],
            post: ['create', { body: object, answer: object, parameters: WRITE_PARAMETERS }],
            delete: ['deletecollection', { parameters: [...LIST_PARAMETERS, ...DELETE_PARAMETERS] }],
        });
        paths[root] = { ...collection, parameters: pathParameters(root) };
        if (namespaced) {
            const everywhere = `/${pathOfVersion(groupVersion)}/${resource.resource}`;
            paths[everywhere] = operations({
                get: ['list', { ...(list && { answer: list }), parameters: LIST_PARAMETERS }],
            });
        }
    }
    const one = `${root}/{name}${subresource === '' ? '' : `/${subresource}`}`;
    const single = operations({
        ...(subresource !== '' && {
            post: ['create', { body: object, answer: object, parameters: WRITE_PARAMETERS }],
        }),
        get: ['get', { answer: object, parameters: ['resourceVersion'] }],
        put: ['update', { body: object, answer: object, parameters: WRITE_PARAMETERS }],
        patch: ['patch', { body: { type: 'object' }, answer: object, parameters: [...WRITE_PARAMETERS, 'force'] }],
        delete: ['delete', { parameters: DELETE_PARAMETERS }],
    });
    paths[one] = { ...single, parameters: pathParameters(one) };
    return paths;
}
function operation({ kind, groupVersion, resource, patchTypes, subresource }, verb, { body, answer, parameters }) {
    const { group, version } = kind;
    const types = verb === 'patch' ? patchTypes : ['application/json'];
    const content = (schema, media) => Object.fromEntries(media.map((type) => [type, { schema }]));
    return {
        tags: [new GroupVersion(groupVersion).toString()],
        operationId: `${verb}_${groupVersion.group}_${groupVersion.version}_${resource}${subresource === '' ? '' : `_${subresource}`}`,
        parameters: parameters.map((name) => ({ name, in: 'query', schema: { type: 'string', uniqueItems: true } })),
        ...(body !== undefined && { requestBody: { content: content(body, types), required: true } }),
        responses: {
            200: { description: 'OK', ...(answer !== undefined && { content: content(answer, ['application/json']) }) },
        },
        'x-kubernetes-action': verb,
        'x-kubernetes-group-version-kind': { group, version, kind: kind.kind },
    };
}
function pathParameters(path) {
    return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string', uniqueItems: true },
    }));
}
