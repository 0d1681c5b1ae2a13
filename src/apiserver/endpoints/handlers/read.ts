import type { ServerResponse } from '../../request/http.ts';
import { getOptions, listOptions } from '../../request/options.ts';
import type { RequestScope } from './request_scope.ts';
import { listObject, negotiate, respondObject } from './respond_object.ts';
import { storeListOptions } from './store_list_options.ts';
import { serveWatch } from './watch.ts';

/** GET of one object. Mirrors Go's `handlers.GetResource`. */
export async function getResource(scope: RequestScope): Promise<ServerResponse> {
  const { query, store, context } = scope;
  const mediaType = negotiate(scope);
  const { resourceVersion } = getOptions(query);
  const object = await store.get(resourceVersion ?? '', context);
  return respondObject(scope, 200, mediaType, object);
}

/** GET of many objects, at once or as a watch. Mirrors Go's `handlers.ListResource`. */
export async function listResource(scope: RequestScope): Promise<ServerResponse> {
  const { info, query, resource, store, context } = scope;
  const mediaType = negotiate(scope);
  const options = listOptions(query, info.name, (label, value) => resource.convertFieldLabel(label, value));
  if (options.watch === true || info.verb === 'watch') return serveWatch(scope, mediaType, options);
  const list = await store.list(storeListOptions(scope, options), context);
  return respondObject(scope, 200, mediaType, listObject(resource, list));
}
