import { newBadRequest } from '#apimachinery/api/errors/constructors';
import {
  CreateOptions as MetaCreateOptions,
  type PatchOptions,
  type UpdateOptions as MetaUpdateOptions,
} from '#apimachinery/apis/meta/v1/zz_generated.types';
import { copy } from '#engine/verbs/copy';
import { admitObject, type NotedSpellings, updateValidations } from './admit.ts';
import { ensureObjectNamespaceMatchesRequestNamespace } from '../../registry/rest/meta.ts';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { UpdateOptions } from '../../registry/store_options.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { ServerResponse } from '../../request/http.ts';
import { updateOptions } from '../../request/options.ts';
import { readBody } from '../../request/read_body.ts';
import { decodeObject, fieldValidationOf } from './decode_object.ts';
import type { Exchange } from './exchange.ts';
import { expectedNamespace, managerOf } from './field_manager_name.ts';
import { dedupOwnerReferences } from './owner_references.ts';
import { negotiate, respondObject } from './respond_object.ts';
import { takeTurns } from '../../turns/turns.ts';

/** The options of an update or patch. */
type WriteOptions = MetaUpdateOptions | PatchOptions;

/** PUT of an object. Mirrors Go's `handlers.UpdateResource`. */
export async function updateResource(exchange: Exchange): Promise<ServerResponse> {
  const { request, query, context } = exchange;
  const mediaType = negotiate(exchange);
  const body = await readBody(request);
  const options = updateOptions(query);
  await takeTurns(context.signal);
  const { object, spellings } = await decodeObject(exchange, body, fieldValidationOf(options.fieldValidation));
  ensureObjectNamespaceMatchesRequestNamespace(expectedNamespace(exchange), object.metadata);
  checkName(exchange, object);
  dedupOwnerReferences(object, context.warn.bind(context));
  const manager = managerOf(options.fieldManager, request.headers['user-agent']);
  const { uid } = object.metadata;
  const noted: NotedSpellings = { spellings: undefined };
  const updated = await exchange.store.update(
    {
      preconditions: uid ? { uid } : undefined,
      updatedObject: async (existing) => {
        await takeTurns(context.signal);
        const managed = await managedUpdate(exchange, existing, copy(object), manager);
        await takeTurns(context.signal);
        noted.spellings = spellings;
        return admittedUpdate(exchange, existing, managed, options, noted);
      },
    },
    withNoted(context, noted),
    writeOptions(exchange, options, noted),
  );
  await takeTurns();
  return respondObject(exchange, updated.created ? 201 : 200, mediaType, updated.object);
}

/** The object with the fields that the request owns from now on. */
export async function managedUpdate(
  { resource }: Exchange,
  existing: APIObject | undefined,
  object: APIObject,
  manager: string,
): Promise<APIObject> {
  const live = existing ?? resource.empty();
  return resource.fieldManager.updateNoErrors(live, object, manager);
}

/** The object as mutating plug-ins leave it. @param noted is forgotten when they change it */
export async function admittedUpdate(
  exchange: Exchange,
  existing: APIObject | undefined,
  object: APIObject,
  options: WriteOptions,
  noted: NotedSpellings,
): Promise<APIObject> {
  const admitted =
    existing === undefined
      ? await admitObject(exchange, object, { operation: 'CREATE', options: createOptionsOf(options), ...noted })
      : await admitObject(exchange, object, { operation: 'UPDATE', options, old: existing, ...noted });
  if (admitted !== object) noted.spellings = undefined;
  return admitted;
}

/** The context of a write, with what is noted by the time that it is written. */
export function withNoted(context: RequestContext, noted: NotedSpellings): RequestContext {
  return {
    ...context,
    get spellings() {
      return noted.spellings;
    },
  };
}

/** Those of an update or patch that creates its object. */
function createOptionsOf({ dryRun, fieldManager, fieldValidation }: WriteOptions): MetaCreateOptions {
  return new MetaCreateOptions({
    ...(dryRun && { dryRun }),
    ...(fieldManager && { fieldManager }),
    ...(fieldValidation && { fieldValidation }),
  });
}

/** How a write is stored. */
export function writeOptions(exchange: Exchange, options: WriteOptions, noted: NotedSpellings): UpdateOptions {
  const { resource } = exchange;
  return {
    dryRun: (options.dryRun ?? []).length > 0,
    ...updateValidations(exchange, createOptionsOf(options), options, noted),
    ...(resource.strategy && { strategy: resource.strategy }),
  };
}

/** @throws {StatusError} 400 when the object has another name or namespace than the path */
export function checkName({ info, context }: Exchange, { metadata }: APIObject): void {
  const name = metadata.name ?? '';
  if (name === '')
    throw newBadRequest(`the name of the object (${info.name} based on URL) was undeterminable: name must be provided`);
  if (name !== info.name)
    throw newBadRequest(`the name of the object (${name}) does not match the name on the URL (${info.name})`);
  const { namespace } = context;
  if (namespace !== '' && metadata.namespace && metadata.namespace !== namespace)
    throw newBadRequest(
      `the namespace of the object (${metadata.namespace}) does not match the namespace on the request (${namespace})`,
    );
}
