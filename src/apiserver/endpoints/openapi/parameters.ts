import { objectOf } from './document_v2.ts';
import type { OpenAPISchema } from './openapi_schema.ts';

/** A parameter of requests, as documents describe it. */
export type Parameter = Readonly<Record<string, unknown>>;

export type QueryName =
  | 'allowWatchBookmarks'
  | 'continue'
  | 'dryRun'
  | 'fieldManager'
  | 'fieldSelector'
  | 'fieldValidation'
  | 'force'
  | 'gracePeriodSeconds'
  | 'ignoreStoreReadErrorWithClusterBreakingPotential'
  | 'labelSelector'
  | 'limit'
  | 'orphanDependents'
  | 'pretty'
  | 'propagationPolicy'
  | 'resourceVersion'
  | 'resourceVersionMatch'
  | 'sendInitialEvents'
  | 'shardSelector'
  | 'timeoutSeconds'
  | 'watch';

/** Parameters in the query: the type of each, and what it is for. */
const QUERY: Readonly<Record<QueryName, readonly [type: string, description: string]>> = {
  allowWatchBookmarks: ['boolean', 'Whether a watch sends bookmarks: events that say how far it has come.'],
  continue: ['string', 'Where the list goes on: the token that came with its last page.'],
  dryRun: ['string', '`All`: everything is done but storing the result.'],
  fieldManager: ['string', 'The name under which the fields that are changed are owned. At most 128 characters.'],
  fieldSelector: ['string', 'Selects objects by their fields. Everything by default.'],
  fieldValidation: [
    'string',
    'What becomes of unknown and duplicate fields: they are dropped (`Ignore`), with a warning (`Warn`, the default), or refused (`Strict`).',
  ],
  force: ['boolean', 'Whether an apply takes fields that others own. For apply patches alone.'],
  gracePeriodSeconds: [
    'integer',
    'Seconds until the object is deleted; 0 deletes it at once. By default what its Kind says.',
  ],
  ignoreStoreReadErrorWithClusterBreakingPotential: [
    'boolean',
    'Whether an object that cannot be read from storage is deleted all the same, without finalizers and preconditions.',
  ],
  labelSelector: ['string', 'Selects objects by their labels. Everything by default.'],
  limit: ['integer', 'How many objects a page of the list has at most. The whole list by default.'],
  orphanDependents: [
    'boolean',
    'Deprecated, use propagationPolicy. Whether dependents stay when their owner is deleted.',
  ],
  pretty: ['string', 'Whether JSON is indented. Yes by default for browsers, curl and Wget.'],
  propagationPolicy: [
    'string',
    'What becomes of dependents: `Orphan`, `Background` or `Foreground`. By default what the Kind and the finalizers say.',
  ],
  resourceVersion: ['string', 'The version that the answer has or begins at. The newest by default.'],
  resourceVersionMatch: ['string', 'How resourceVersion is meant for lists: `Exact` or `NotOlderThan`.'],
  sendInitialEvents: ['boolean', 'Whether a watch begins with the objects that are there, followed by a bookmark.'],
  shardSelector: ['string', 'Selects a part of the objects by their hashes. Alpha: this server returns all of them.'],
  timeoutSeconds: ['integer', 'Seconds after which a list or a watch ends, whatever happens.'],
  watch: ['boolean', 'Whether changes follow in place of a list.'],
};

export const LIST_PARAMETERS: readonly QueryName[] = [
  'allowWatchBookmarks',
  'continue',
  'fieldSelector',
  'labelSelector',
  'limit',
  'resourceVersion',
  'resourceVersionMatch',
  'sendInitialEvents',
  'shardSelector',
  'timeoutSeconds',
  'watch',
];
export const DELETE_PARAMETERS: readonly QueryName[] = [
  'dryRun',
  'gracePeriodSeconds',
  'ignoreStoreReadErrorWithClusterBreakingPotential',
  'orphanDependents',
  'propagationPolicy',
];
export const DELETE_COLLECTION_PARAMETERS: readonly QueryName[] = [
  ...DELETE_PARAMETERS,
  ...LIST_PARAMETERS.filter((name) => name !== 'allowWatchBookmarks' && name !== 'watch'),
];
export const WRITE_PARAMETERS: readonly QueryName[] = ['dryRun', 'fieldManager', 'fieldValidation'];

export function queryParameter(name: QueryName): Parameter {
  const [type, description] = QUERY[name];
  return { name, in: 'query', description, schema: { type, uniqueItems: true } };
}

/** The parameters that are fields of options. Mirrors Go's `addObjectParams`. @param fields their schemas */
export function optionParameters(fields: Readonly<Record<string, OpenAPISchema>>): Parameter[] {
  return Object.entries(fields).flatMap(([name, { type, items, description }]) => {
    const single = type === 'array' ? objectOf(items)['type'] : type;
    // Times are none that Go would list.
    const isListed = typeof single === 'string' && name !== 'apiVersion' && name !== 'kind';
    return isListed ? [{ name, in: 'query', description, schema: { type: single, uniqueItems: true } }] : [];
  });
}

/** The parameters in a path: `name`, `namespace`, and for a proxy `path`. */
export function pathParameters(path: string, kind: string): Parameter[] {
  const known: Readonly<Record<string, string>> = {
    namespace: 'The namespace of the objects.',
    path: 'The path of the request that is passed on.',
  };
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    description: known[name] ?? `The ${name} of the ${kind}.`,
    required: true,
    schema: { type: 'string', uniqueItems: true },
  }));
}
