import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { extractList, isListType } from '#apimachinery/api/meta/list';
import { validateTableOptions } from '#apimachinery/apis/meta/v1/validation/table_options';
import { PartialObjectMetadata, PartialObjectMetadataList, Table, TableOptions, } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { convertFrom } from '#apimachinery/conversion/queryparams/convert_from';
import { goTypeName } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { cellsOf, columnDefinitions } from '../table.js';
import { newNotAcceptable } from './response_writers.js';
/** What a client may have made of objects: tables and mere metadata. */
export const restrictions = {
    allowsMediaTypeTransform(type, subType, target) {
        if (target === undefined)
            return true;
        if (target.group !== 'meta.k8s.io' || (target.version !== 'v1' && target.version !== 'v1beta1'))
            return false;
        if (target.kind === 'Table')
            return type === 'application' && (subType === 'json' || subType === 'yaml');
        return target.kind === 'PartialObjectMetadata' || target.kind === 'PartialObjectMetadataList';
    },
    allowsServerVersion: () => false,
    allowsStreamSchema: (schema) => schema === 'watch',
};
/**
 * How objects are given to a client. Mirrors `doTransformObject` of Go's handlers.
 * @param target a kind of `meta.k8s.io`; undefined: the objects themselves
 * @throws {StatusError} 400 for wrong options of a table
 */
export function transformFor(resource, target, query) {
    if (target === undefined)
        return (object) => object;
    const apiVersion = new GroupVersion(target).toString();
    switch (target.kind) {
        case 'PartialObjectMetadata':
            return (object) => {
                if (isListType(object))
                    throw newNotAcceptable(`you requested PartialObjectMetadata, but the requested object is a list (*${goTypeName(resource.listKind)})`);
                return partialOf(object, apiVersion);
            };
        case 'PartialObjectMetadataList':
            return (object) => {
                if (!isListType(object))
                    throw newNotAcceptable(`you requested PartialObjectMetadataList, but the requested object is not a list (*${goTypeName(resource.kind)})`);
                const items = extractList(object).map((item) => partialOf(item, apiVersion));
                return new PartialObjectMetadataList({ apiVersion, metadata: metaOf(object), items });
            };
        default:
            return tableTransform(resource, apiVersion, query);
    }
}
function tableTransform(resource, apiVersion, query) {
    const { includeObject } = convertFrom(query, TableOptions);
    const errors = validateTableOptions(includeObject === undefined ? {} : { includeObject });
    if (errors.length > 0)
        throw newBadRequest(`Unable to convert to Table as requested: ${errors.map(({ message }) => message).join(', ')}`);
    let hasColumns = false;
    return (object) => {
        const isList = isListType(object);
        const objects = isList ? extractList(object) : [object];
        if (resource.tableOrder)
            objects.sort(resource.tableOrder);
        const sources = resource.columnsKind === resource.kind ? objects : objects.map((item) => resource.toHub(item));
        const table = cellsOf(resource.columns, sources, isList);
        const rows = objects.map((item, index) => {
            const cells = table[index];
            if (includeObject === 'None')
                return { cells, object: null };
            const shown = includeObject === 'Object' ? withTypeMeta(resource, item) : partialOf(item, apiVersion);
            return { cells, object: { ...shown } };
        });
        const { resourceVersion } = object.metadata;
        const metadata = isList ? metaOf(object) : resourceVersion === undefined ? {} : { resourceVersion };
        // The columns of a watch come once.
        const definitions = hasColumns ? [] : columnDefinitions(resource.columns);
        hasColumns = true;
        return new Table({ apiVersion, metadata, columnDefinitions: definitions, rows });
    };
}
function withTypeMeta({ kind }, object) {
    return { kind: kind.kind, apiVersion: kind.apiVersion, ...object };
}
function partialOf(object, apiVersion) {
    return new PartialObjectMetadata({
        kind: 'PartialObjectMetadata',
        apiVersion,
        metadata: object.metadata,
    });
}
function metaOf(object) {
    return object.metadata;
}
