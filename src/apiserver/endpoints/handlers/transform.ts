import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { isListType } from '#apimachinery/api/meta/list';
import { validateTableOptions } from '#apimachinery/apis/meta/v1/validation/table_options';
import {
  type ListMeta,
  PartialObjectMetadata,
  PartialObjectMetadataList,
  Table,
  TableOptions,
  type TableRow,
} from '#apimachinery/apis/meta/v1/zz_generated.types';
import { convertFrom } from '#apimachinery/conversion/queryparams/convert_from';
import { goTypeName } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { GroupVersion, type GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { EndpointRestrictions } from '#apimachinery/runtime/serializer/negotiation';
import type { APIObject } from '../../storage/api_object.ts';
import type { ResourceScope } from '../served_resource.ts';
import { cellsOf, columnDefinitions } from '../table.ts';
import { newNotAcceptable } from './response_writers.ts';

/** What a client may have made of objects: tables and mere metadata. What only answers questions has no tables. */
export function restrictionsOf({ isStored, verbs }: ResourceScope): EndpointRestrictions {
  const hasTables = isStored || verbs.some((verb) => verb !== 'create');
  return {
    allowsMediaTypeTransform(type, subType, target) {
      if (target === undefined) return true;
      if (target.group !== 'meta.k8s.io' || (target.version !== 'v1' && target.version !== 'v1beta1')) return false;
      if (target.kind === 'Table')
        return hasTables && type === 'application' && (subType === 'json' || subType === 'yaml');
      return target.kind === 'PartialObjectMetadata' || target.kind === 'PartialObjectMetadataList';
    },
    allowsServerVersion: () => false,
    allowsStreamSchema: (schema) => schema === 'watch',
  };
}

/** A list of objects. */
export interface APIList {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata: ListMeta;
  readonly items: readonly APIObject[];
}

/** Whether it is a list and no object. */
export function isAPIList(object: APIObject | APIList): object is APIList {
  return isListType(object);
}

/** Makes of an object or list what was asked for. */
export type Transform = (object: APIObject | APIList) => RuntimeObject;

/**
 * How objects are given to a client. Mirrors `doTransformObject` of Go's handlers.
 * @param target a kind of `meta.k8s.io`; undefined: the objects themselves
 * @throws {StatusError} 400 for wrong options of a table
 */
export function transformFor(
  resource: ResourceScope,
  target: GroupVersionKind | undefined,
  query: URLSearchParams,
): Transform {
  if (target === undefined) return (object) => object;
  const apiVersion = new GroupVersion(target).toString();
  switch (target.kind) {
    case 'PartialObjectMetadata':
      return (object) => {
        if (isAPIList(object))
          throw newNotAcceptable(
            `you requested PartialObjectMetadata, but the requested object is a list (*${goTypeName(resource.listKind)})`,
          );
        return partialOf(object, apiVersion);
      };
    case 'PartialObjectMetadataList':
      return (object) => {
        if (!isAPIList(object))
          throw newNotAcceptable(
            `you requested PartialObjectMetadataList, but the requested object is not a list (*${goTypeName(resource.kind)})`,
          );
        const items = object.items.map((item) => partialOf(item, apiVersion));
        return new PartialObjectMetadataList({ apiVersion, metadata: object.metadata, items });
      };
    default:
      return tableTransform(resource, apiVersion, query);
  }
}

function tableTransform(resource: ResourceScope, apiVersion: string, query: URLSearchParams): Transform {
  const { includeObject } = convertFrom(query, TableOptions);
  const errors = validateTableOptions(includeObject === undefined ? {} : { includeObject });
  if (errors.length > 0)
    throw newBadRequest(`Unable to convert to Table as requested: ${errors.map(({ message }) => message).join(', ')}`);
  let hasColumns = false;
  return (object) => {
    const isList = isAPIList(object);
    const objects = isList ? [...object.items] : [object];
    if (resource.tableOrder) objects.sort(resource.tableOrder);
    const sources = resource.columnsKind === resource.kind ? objects : objects.map((item) => resource.toHub(item));
    const table = cellsOf(resource.columns, sources, isList);
    const rows = objects.map((item, index): TableRow => {
      const cells = table[index]!;
      if (includeObject === 'None') return { cells, object: null };
      const shown = includeObject === 'Object' ? withTypeMeta(resource, item) : partialOf(item, apiVersion);
      return { cells, object: { ...shown } };
    });
    const { resourceVersion } = object.metadata;
    const metadata = isList ? object.metadata : resourceVersion === undefined ? {} : { resourceVersion };
    // The columns of a watch come once.
    const columns = hasColumns ? {} : { columnDefinitions: columnDefinitions(resource.columns) };
    hasColumns = true;
    return new Table({ apiVersion, metadata, ...columns, rows } as never);
  };
}

function withTypeMeta({ kind }: ResourceScope, object: APIObject): object {
  return { kind: kind.kind, apiVersion: kind.apiVersion, ...object };
}

function partialOf(object: APIObject, apiVersion: string): PartialObjectMetadata {
  return new PartialObjectMetadata({
    kind: 'PartialObjectMetadata',
    apiVersion,
    metadata: object.metadata,
  });
}
