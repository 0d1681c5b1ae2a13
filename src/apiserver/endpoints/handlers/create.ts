import { admitObject, validateObject } from './admit.ts';
import { wipeObjectMetaSystemFields, ensureObjectNamespaceMatchesRequestNamespace } from '../../registry/rest/meta.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { ServerResponse } from '../../request/http.ts';
import { createOptions } from '../../request/options.ts';
import { readBody } from '../../request/read_body.ts';
import { decodeObject, fieldValidationOf } from './decode_object.ts';
import type { Exchange } from './exchange.ts';
import { expectedNamespace, managerOf } from './field_manager_name.ts';
import { dedupOwnerReferences } from './owner_references.ts';
import { negotiate, respondObject } from './respond_object.ts';
import { takeTurns } from '../../turns/turns.ts';

/** POST of a new object. Mirrors Go's `handlers.CreateResource`. */
export async function createResource(exchange: Exchange): Promise<ServerResponse> {
  const { request, query, resource, context } = exchange;
  const mediaType = negotiate(exchange);
  const body = await readBody(request);
  const options = createOptions(query);
  await takeTurns(context.signal);
  const { object, spellings } = await decodeObject(exchange, body, fieldValidationOf(options.fieldValidation));
  if (resource.keepsSystemFields !== true) wipeObjectMetaSystemFields(object.metadata);
  ensureObjectNamespaceMatchesRequestNamespace(expectedNamespace(exchange), object.metadata);
  dedupOwnerReferences(object, context.warn.bind(context));
  await takeTurns(context.signal);
  const live = resource.empty();
  const manager = managerOf(options.fieldManager, request.headers['user-agent']);
  const managed = await resource.fieldManager.updateNoErrors(live, object, manager);
  await takeTurns(context.signal);
  const dryRun = (options.dryRun ?? []).length > 0;
  const write = { operation: 'CREATE', options } as const;
  const admitted = await admitObject(exchange, managed, { ...write, spellings });
  if (admitted !== managed) dedupOwnerReferences(admitted, context.warn.bind(context), true);
  const noted = { spellings: admitted === managed ? spellings : undefined };
  const createValidation = (created: APIObject): Promise<void> =>
    validateObject(exchange, created, { ...write, ...noted });
  const created = await exchange.store.create(admitted, { ...context, ...noted }, { dryRun, createValidation });
  await takeTurns();
  return respondObject(exchange, 201, mediaType, created);
}
