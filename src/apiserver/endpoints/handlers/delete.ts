import { asError } from '#engine/text/as_error';
import { newBadRequest, newInvalid } from '#apimachinery/api/errors/constructors';
import { DeleteOptions, Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type MediaTypeOptions, negotiateInputSerializer } from '#apimachinery/runtime/serializer/negotiation';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { admitDeletion } from './admit.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { ServerResponse } from '../../request/http.ts';
import { checkedDeleteOptions, deleteOptions, listOptions } from '../../request/options.ts';
import { readBody } from '../../request/read_body.ts';
import type { Exchange } from './exchange.ts';
import { storeListOptions } from './store_list_options.ts';
import { listObject, negotiate, respondObject } from './respond_object.ts';

/** DELETE of one object. Mirrors Go's `handlers.DeleteResource`. */
export async function deleteResource(exchange: Exchange): Promise<ServerResponse> {
  const { store, context } = exchange;
  const mediaType = negotiate(exchange);
  const options = await readOptions(exchange);
  if (options.ignoreStoreReadErrorWithClusterBreakingPotential === true) return deleteCorrupt(exchange, mediaType);
  const { object, deleted, returnObject } = await store.delete(options, context, (old) =>
    admitDeletion(exchange, old, options),
  );
  const status = !deleted && options.orphanDependents === false ? 202 : 200;
  const result = returnObject ? object : successOf(exchange, object);
  return respondObject(exchange, status, mediaType, result);
}

/**
 * DELETE of an object that can't be read, for who may do so: no finalizer, no precondition and no admission is asked.
 * Mirrors Go's `authorizeUnsafeDelete` and the deleter behind it.
 */
async function deleteCorrupt(exchange: Exchange, mediaType: MediaTypeOptions): Promise<ServerResponse> {
  const { info, store, context } = exchange;
  await exchange.authorizeVerb('unsafe-delete-ignore-read-errors');
  await store.deleteCorrupt(context);
  return respondObject(exchange, 200, mediaType, successOf(exchange, { metadata: { name: info.name } }));
}

/** DELETE of many objects. Mirrors Go's `handlers.DeleteCollection`. */
export async function deleteCollection(exchange: Exchange): Promise<ServerResponse> {
  const { query, resource, store, context } = exchange;
  const mediaType = negotiate(exchange);
  const selected = listOptions(query, '', (label, value) => resource.convertFieldLabel(label, value));
  const options = await readOptions(exchange);
  if (options.ignoreStoreReadErrorWithClusterBreakingPotential === true)
    throw newInvalid({ group: 'meta.k8s.io', kind: 'DeleteOptions' }, '', [
      invalid(
        newPath('ignoreStoreReadErrorWithClusterBreakingPotential'),
        true,
        'is not allowed with DELETECOLLECTION, try again after removing the option',
      ),
    ]);
  const list = await store.deleteCollection(options, storeListOptions(exchange, selected), context, (old) =>
    admitDeletion(exchange, old, options),
  );
  return respondObject(exchange, 200, mediaType, listObject(resource, list));
}

/** The options are in the body, or in the query when there is none. */
async function readOptions({ request, query, resource }: Exchange): Promise<DeleteOptions> {
  const body = await readBody(request);
  if (body.length === 0) return deleteOptions(query);
  const info = negotiateInputSerializer(request.headers['content-type'] ?? '', resource.metaCodecs);
  const defaults = { group: 'meta.k8s.io', version: 'v1', kind: 'DeleteOptions' };
  let options: RuntimeObject;
  try {
    options = info.serializer.decode(body, defaults, new DeleteOptions()).object;
  } catch (error) {
    throw newBadRequest(asError(error).message);
  }
  if (options.kind !== 'DeleteOptions') throw newBadRequest('decoded object cannot be converted to DeleteOptions');
  return checkedDeleteOptions(options as DeleteOptions);
}

function successOf({ resource }: Exchange, { metadata }: APIObject): RuntimeObject {
  // Go gives the resource where the kind belongs.
  const { name, uid } = metadata;
  const details = { name, group: resource.groupVersion.group, kind: resource.resource, uid };
  return new Status({ status: 'Success', details } as never);
}
