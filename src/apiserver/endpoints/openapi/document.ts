import {
  APIGroup,
  APIGroupList,
  APIResourceList,
  APIVersions,
  DeleteOptions,
  Status,
  WatchEvent,
} from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKindLike, GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import { CONNECT_METHODS, type Connecter } from '../../registry/custom_rest.ts';
import { publishedSchema } from '../published_schema.ts';
import type { ServedResource } from '../served_resource.ts';
import { type Documentation, NO_DOCUMENTATION } from './documentation.ts';
import type { OpenAPISchema } from './openapi_schema.ts';
import {
  DELETE_COLLECTION_PARAMETERS,
  DELETE_PARAMETERS,
  LIST_PARAMETERS,
  optionParameters,
  type Parameter,
  pathParameters,
  type QueryName,
  queryParameter,
  WRITE_PARAMETERS,
} from './parameters.ts';
import { SchemaBuilder } from './schema_builder.ts';
import { SECURITY_SCHEME, TOKEN } from './security.ts';
import { unfolded } from './unfolded.ts';
import { wellKnownPaths } from './well_known_paths.ts';

/** The path under which a group and version is served, without a slash at its beginning. */
export function pathOfVersion({ group, version }: { readonly group: string; readonly version: string }): string {
  return group === '' ? `api/${version}` : `apis/${group}/${version}`;
}

/**
 * The OpenAPI v3 document of a group and version: what clients need to check, explain and patch objects, and to be generated.
 * Operations are named as by kube-apiserver.
 */
export function openAPIDocument(
  path: string,
  resources: readonly ServedResource[],
  version: string,
  documentation: Documentation = NO_DOCUMENTATION,
): object {
  const builder = new SchemaBuilder(documentation);
  const paths = wellKnownPath(path, builder) ?? discoveryPath(path, resources, builder);
  for (const resource of resources) {
    const main = resources.find((each) => each.subresource === '' && each.resource === resource.resource);
    Object.assign(paths, pathsOf(resource, (main ?? resource).kind.kind, builder));
  }
  const { schemas } = builder;
  const components = Object.keys(schemas).length > 0 ? { schemas } : {};
  return isCustom(resources)
    ? { openapi: '3.0.0', info: { title: 'Kubernetes CRD Swagger', version: 'v0.1.0' }, paths, components }
    : {
        ...{ openapi: '3.0.0', info: { title: 'Kubernetes', version }, paths },
        components: { ...components, securitySchemes: { [TOKEN]: SECURITY_SCHEME } },
      };
}

/** Whether all resources are custom; documents say less of them, as in kube-apiserver. */
function isCustom(resources: readonly ServedResource[]): boolean {
  return resources.length > 0 && resources.every(({ custom }) => custom !== undefined);
}

/** The groups and versions of a Kind that each of them has, as the document of one names them. */
function metaKinds({ kind }: KindClass, version: GroupVersionLike): GroupVersionKindLike[] {
  const kinds = [{ group: '', version: 'v1', kind }];
  return version.group === '' && version.version === 'v1' ? kinds : [...kinds, { ...version, kind }];
}

/** The version, or a document of the issuer of tokens; undefined for other paths. */
function wellKnownPath(path: string, builder: SchemaBuilder): Record<string, object> | undefined {
  const known = wellKnownPaths[path];
  if (known === undefined) return undefined;
  const { tag, operationId, description, schema, schemas, type } = known;
  Object.assign(builder.schemas, schemas);
  return {
    [`/${path}/`]: { get: { tags: [tag], description, operationId, responses: answers([200], schema, [type]) } },
  };
}

/** What tells what there is below a path: `apis`, `apis/apps`, `apis/apps/v1`. */
function discoveryPath(
  path: string,
  resources: readonly ServedResource[],
  builder: SchemaBuilder,
): Record<string, object> {
  if (isCustom(resources)) return {};
  const [prefix, group, version] =
    path === 'api' || path.startsWith('api/') ? path.replace('api', 'apis/core').split('/') : path.split('/');
  const of = (kind: KindClass, named: string, description: string): Record<string, object> => ({
    [`/${path}/`]: {
      get: {
        tags: [group === undefined ? 'apis' : tagOf(group, version)],
        description,
        operationId: `get${group === undefined ? '' : nameOf(group, version)}${named}`,
        responses: answers([200], builder.kind(kind, [{ group: '', version: 'v1', kind: kind.kind }]), ALL_TYPES),
      },
    },
  });
  if (version !== undefined) return of(APIResourceList, 'APIResources', 'Lists the resources of the version.');
  if (group === undefined) return of(APIGroupList, 'APIVersions', 'Lists the groups.');
  if (prefix === 'apis' && group === 'core') return of(APIVersions, 'APIVersions', 'Lists the versions.');
  return of(APIGroup, 'APIGroup', 'Lists the versions of the group.');
}

const JSON_TYPE = 'application/json';
const PROTOBUF_TYPE = 'application/vnd.kubernetes.protobuf';
const YAML_TYPE = 'application/yaml';
const ALL_TYPES = [JSON_TYPE, PROTOBUF_TYPE, YAML_TYPE];

/** What differs between the operations of a resource. */
interface Operation {
  /** The word with which its name begins. */
  readonly word: string;
  /** What its name says between the version and the Kind. */
  readonly of?: string;
  readonly action: string;
  readonly description: string;
  readonly body?: OpenAPISchema;
  /** The media types of the body, where they are not those of objects. */
  readonly bodyTypes?: readonly string[];
  readonly answer: OpenAPISchema;
  /** The media types of the answer, where they are not those of objects. */
  readonly answerTypes?: (ofObjects: readonly string[]) => readonly string[];
  readonly statuses?: readonly number[];
  readonly parameters?: readonly QueryName[];
}

/** The operations of a path by their methods; undefined where there is none. */
type Operations = Readonly<Record<string, Operation | undefined>>;

/** @param mainKind that of the resource, also for its subresources */
function pathsOf(resource: ServedResource, mainKind: string, builder: SchemaBuilder): Record<string, object> {
  const { kind, groupVersion, namespaced, subresource, verbs, connecter, patchTypes, listKind } = resource;
  const ofDefinition = resource.custom !== undefined;
  if (connecter !== undefined) return connectPaths(resource, connecter, mainKind, builder);
  const schema = publishedSchema(resource);
  const object = schema === undefined ? builder.kind(kind) : builder.custom(kind, unfolded(schema));
  const version = `/${pathOfVersion(groupVersion)}`;
  const below = `${namespaced ? '/namespaces/{namespace}' : ''}/${resource.resource}`;
  const what = subresource === '' ? kind.kind : `${subresource} of the ${mainKind}`;
  const paths: Record<string, object> = {};
  const add = (path: string, operations: Operations, suffix = ''): void => {
    const item = pathItem(resource, mainKind, version + path, operations, suffix);
    if (item !== undefined) paths[version + path] = item;
  };
  const when = (verb: string, operation: () => Operation): Operation | undefined =>
    verbs.includes(verb) ? operation() : undefined;
  const status = (): OpenAPISchema => builder.kind(Status, [{ group: '', version: 'v1', kind: 'Status' }]);
  const create = when('create', () => ({
    ...{ word: 'create', action: 'post', description: `Creates a ${what}.`, statuses: [200, 201, 202] },
    ...{ body: object, answer: object, parameters: WRITE_PARAMETERS },
  }));
  if (subresource === '') {
    const list = when('list', () => ({
      ...{ word: 'list', action: 'list', description: `Lists or watches objects of the Kind ${what}.` },
      answer: schema === undefined ? builder.kind(listKind) : builder.customList(listKind, object),
      parameters: LIST_PARAMETERS,
    }));
    add(below, {
      get: list,
      post: create,
      delete: when('deletecollection', () => ({
        ...{
          word: 'delete',
          of: 'Collection',
          action: 'deletecollection',
          description: `Deletes objects of the Kind ${what}.`,
        },
        // Those of custom resources say nothing of the options.
        ...(!ofDefinition && { body: builder.kind(DeleteOptions, metaKinds(DeleteOptions, groupVersion)) }),
        ...{ answer: status(), parameters: ofDefinition ? LIST_PARAMETERS : DELETE_COLLECTION_PARAMETERS },
      })),
    });
    if (namespaced) add(`/${resource.resource}`, { get: list }, 'ForAllNamespaces');
    if (list !== undefined && verbs.includes('watch') && !ofDefinition) {
      const watch = (action: string, description: string): Operations => ({
        get: {
          ...{ word: 'watch', action, description: `${description} Deprecated, use the parameter watch of a list.` },
          ...{ answer: builder.kind(WatchEvent, metaKinds(WatchEvent, groupVersion)), parameters: LIST_PARAMETERS },
        },
      });
      add(`/watch${below}`, watch('watchlist', `Watches objects of the Kind ${what}.`), 'List');
      if (namespaced)
        add(
          `/watch/${resource.resource}`,
          watch('watchlist', `Watches objects of the Kind ${what}.`),
          'ListForAllNamespaces',
        );
      add(`/watch${below}/{name}`, watch('watch', `Watches one ${what}.`));
    }
  }
  const one = `${below}/{name}${subresource === '' ? '' : `/${subresource}`}`;
  add(one, {
    get: when('get', () => ({
      ...{ word: 'read', action: 'get', description: `Reads the ${what}.`, answer: object },
      ...(ofDefinition && { parameters: ['resourceVersion'] as const }),
    })),
    put: when('update', () => ({
      ...{ word: 'replace', action: 'put', description: `Replaces the ${what}.`, statuses: [200, 201] },
      ...{ body: object, answer: object, parameters: WRITE_PARAMETERS },
    })),
    post: subresource === '' ? undefined : create,
    delete: when('delete', () => ({
      ...{ word: 'delete', action: 'delete', description: `Deletes the ${what}.`, statuses: [200, 202] },
      ...{
        body: builder.kind(DeleteOptions, metaKinds(DeleteOptions, groupVersion)),
        answer: resource.returnsDeletedObject ? object : status(),
      },
      parameters: DELETE_PARAMETERS,
    })),
    patch: when('patch', () => ({
      ...{ word: 'patch', action: 'patch', description: `Changes parts of the ${what}.` },
      statuses: ofDefinition ? [200] : [200, 201],
      ...{
        body: builder.patch(),
        bodyTypes: patchTypes.filter((type) => !type.endsWith('cbor')),
        answer: object,
        parameters: [...WRITE_PARAMETERS, 'force'],
      },
    })),
  });
  return paths;
}

/** The paths of a subresource that connects a client: with a log, a terminal, whatever a Pod serves. */
function connectPaths(
  resource: ServedResource,
  { methods = CONNECT_METHODS, options, isRead = false }: Connecter,
  mainKind: string,
  builder: SchemaBuilder,
): Record<string, object> {
  const { groupVersion, namespaced, subresource, kind } = resource;
  const below = `${namespaced ? '/namespaces/{namespace}' : ''}/${resource.resource}/{name}`;
  const path = `/${pathOfVersion(groupVersion)}${below}${subresource === '' ? '' : `/${subresource}`}`;
  const answer = { type: 'string' };
  const parameters = options === undefined ? [] : optionParameters(builder.fieldsOf(options));
  if (isRead) {
    const description = `Reads the ${subresource} of the ${mainKind}.`;
    const answerTypes = (ofObjects: readonly string[]): string[] => [...ofObjects, 'text/plain'];
    const get = { word: 'read', action: 'get', description, answer, answerTypes };
    const item = pathItem(resource, mainKind, path, { get }, '', [...parameters, queryParameter('pretty')]);
    return item === undefined ? {} : { [path]: item };
  }
  const operations = Object.fromEntries(
    methods.map((method): [string, Operation] => [
      method.toLowerCase(),
      {
        ...{ word: 'connect', of: method.charAt(0) + method.slice(1).toLowerCase(), action: 'connect', answer },
        description: `Connects with ${subresource === '' ? `the ${kind.kind}` : `${subresource} of the ${mainKind}`}.`,
        answerTypes: () => ['*/*'],
      },
    ]),
  );
  const takesPath = parameters.some(({ name }) => name === 'path');
  const paths = [[path, ''], ...(takesPath ? [[`${path}/{path}`, 'WithPath']] : [])] as const;
  return Object.fromEntries(
    paths.flatMap(([each = '', suffix = '']) => {
      const item = pathItem(resource, mainKind, each, operations, suffix, parameters);
      return item === undefined ? [] : [[each, item]];
    }),
  );
}

/** A path with its operations; what all of them take stands beside them. Undefined without any. */
function pathItem(
  resource: ServedResource,
  mainKind: string,
  path: string,
  operations: Operations,
  suffix: string,
  query: readonly Parameter[] = [queryParameter('pretty')],
): object | undefined {
  const { kind, groupVersion, namespaced, subresource, custom, codecs } = resource;
  const all = Object.entries(operations).flatMap(([method, each]) =>
    each === undefined ? [] : [[method, each] as const],
  );
  if (all.length === 0) return undefined;
  const [first, ...others] = all.map(([, { parameters = [] }]) => parameters);
  const shared = (first ?? []).filter((name) => others.every((each) => each.includes(name)));
  const offered = new Set(codecs.supportedMediaTypes().map(({ mediaType }) => mediaType));
  const types = ALL_TYPES.filter((type) => offered.has(type) && (custom === undefined || type !== PROTOBUF_TYPE));
  const scope = namespaced && !suffix.endsWith('ForAllNamespaces') ? 'Namespaced' : '';
  const name = scope + mainKind + (subresource === '' ? '' : validName(subresource, true)) + suffix;
  const { group, version } = groupVersion;
  const known = group === '' ? 'core' : group;
  const made = all.map(([method, each]) => {
    const own = (each.parameters ?? []).filter((parameter) => !shared.includes(parameter));
    const streams = each.action === 'list' || each.action.startsWith('watch');
    const bodyTypes = each.bodyTypes ?? (custom === undefined ? ['*/*'] : types);
    const operation = {
      tags: [tagOf(known, version)],
      description: each.description,
      operationId: each.word + nameOf(known, version) + (each.of ?? '') + name,
      ...(own.length > 0 && { parameters: sorted(own.map(queryParameter)) }),
      ...(each.body && {
        requestBody: { content: contentOf(each.body, bodyTypes), ...(method !== 'delete' && { required: true }) },
      }),
      responses: answers(
        each.statuses ?? [200],
        each.answer,
        each.answerTypes?.(types) ?? types,
        streams && custom === undefined,
      ),
      'x-kubernetes-action': each.action,
      'x-kubernetes-group-version-kind':
        custom === undefined
          ? { group: kind.group, version: kind.version, kind: kind.kind }
          : { group, version, kind: mainKind },
    };
    return [method, operation] as const;
  });
  const parameters = [...shared.map(queryParameter), ...query, ...pathParameters(path, mainKind)];
  return { ...Object.fromEntries(made), parameters: sorted(parameters) };
}

const sorted = (parameters: readonly Parameter[]): Parameter[] =>
  parameters.toSorted((a, b) => (String([a['name'], a['in']]) < String([b['name'], b['in']]) ? -1 : 1));

const PHRASES: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 202: 'Accepted' };

function answers(
  statuses: readonly number[],
  schema: OpenAPISchema,
  types: readonly string[],
  streams = false,
): Record<string, object> {
  const all = types.flatMap((type) => (streams && type !== YAML_TYPE ? [type, `${type};stream=watch`] : [type]));
  const content = contentOf(schema, all);
  return {
    ...Object.fromEntries(statuses.map((status) => [status, { description: PHRASES[status], content }])),
    401: { description: 'Unauthorized' },
  };
}

function contentOf(schema: OpenAPISchema, types: readonly string[]): object {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

/** `RbacAuthorizationV1`, the part of an operation's name that says where it is. */
function nameOf(group: string, version: string | undefined): string {
  return validName(trimmed(group), true) + validName(version ?? '', true);
}

/** `rbacAuthorization_v1` */
function tagOf(group: string, version: string | undefined): string {
  const tag = validName(trimmed(group), false);
  return version === undefined ? tag : `${tag}_${validName(version, false)}`;
}

const trimmed = (group: string): string => group.replace(/\.k8s\.io$/, '');

/** Mirrors Go's `ToValidOperationID`: what is neither a letter nor a digit goes, and a capital follows. */
function validName(text: string, startsUpperCase: boolean): string {
  const parts = text.split(/[^A-Za-z0-9_]+/);
  return parts
    .map((part, index) => (index === 0 && !startsUpperCase ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');
}
