import { newBadRequest, newInvalid } from '#apimachinery/api/errors/constructors';
import { DeleteOptions, Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type MediaTypeOptions, negotiateInputSerializer } from '#apimachinery/runtime/serializer/negotiation';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import type { ServerResponse } from '../../request/http.ts';
import { checkedDeleteOptions, deleteOptions, listOptions } from '../../request/options.ts';
import { readBody } from '../../request/read_body.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { storeListOptions } from './read.ts';
import type { RequestScope } from './request_scope.ts';
import { negotiate, respondList, respondObject } from './respond_object.ts';
import { Write } from './write.ts';

/** DELETE of one object. Mirrors Go's `handlers.DeleteResource`. */
export async function deleteResource(scope: RequestScope): Promise<ServerResponse> {
  const { store } = scope;
  const mediaType = negotiate(scope);
  const options = await readOptions(scope);
  if (options.ignoreStoreReadErrorWithClusterBreakingPotential === true) return deleteCorrupt(scope, mediaType);
  const write = new Write(scope, 'DELETE', options);
  const { object, deleted, returnObject } = await store.delete(options, write, (old) => write.admitWithoutObject(old));
  const status = !deleted && options.orphanDependents === false ? 202 : 200;
  const result = returnObject ? object : successOf(scope, object);
  return respondObject(scope, status, mediaType, result);
}

/**
 * DELETE of an object that can't be read, for who may do so: no finalizer, no precondition and no admission is asked.
 * Mirrors Go's `authorizeUnsafeDelete` and the deleter behind it.
 */
async function deleteCorrupt(scope: RequestScope, mediaType: MediaTypeOptions): Promise<ServerResponse> {
  const { info, store, context } = scope;
  await scope.authorizeVerb('unsafe-delete-ignore-read-errors');
  await store.deleteCorrupt(context);
  return respondObject(scope, 200, mediaType, successOf(scope, { metadata: { name: info.name } }));
}

/** DELETE of many objects. Mirrors Go's `handlers.DeleteCollection`. */
export async function deleteCollection(scope: RequestScope): Promise<ServerResponse> {
  const { query, resource, store } = scope;
  const mediaType = negotiate(scope);
  const selected = listOptions(query, '', (label, value) => resource.convertFieldLabel(label, value));
  const options = await readOptions(scope);
  if (options.ignoreStoreReadErrorWithClusterBreakingPotential === true)
    throw newInvalid({ group: 'meta.k8s.io', kind: 'DeleteOptions' }, '', [
      invalid(
        newPath('ignoreStoreReadErrorWithClusterBreakingPotential'),
        true,
        'is not allowed with DELETECOLLECTION, try again after removing the option',
      ),
    ]);
  const write = new Write(scope, 'DELETE', options);
  const list = await store.deleteCollection(options, storeListOptions(scope, selected), write, (old) =>
    write.admitWithoutObject(old),
  );
  return respondList(scope, mediaType, list);
}

/** The options are in the body, or in the query when there is none. */
async function readOptions({ request, query, resource }: RequestScope): Promise<DeleteOptions> {
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

function successOf({ resource }: RequestScope, { metadata }: APIObject): Status {
  // Go gives the resource where the kind belongs.
  const { name, uid } = metadata;
  const details = {
    ...(name !== undefined && { name }),
    group: resource.groupVersion.group,
    kind: resource.resource,
    ...(uid !== undefined && { uid }),
  };
  return new Status({ status: 'Success', details });
}
