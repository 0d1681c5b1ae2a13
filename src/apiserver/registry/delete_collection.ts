import { append } from '#engine/go/append';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import type { StorageError } from '../storage/storage_error.ts';
import { newStoreReadError } from './interpret_storage_error.ts';
import type { RequestContext } from './rest/request_context.ts';
import type { RESTStorage } from './rest_storage.ts';
import type { DeleteValidation, StoreListOptions } from './store_options.ts';

const DELETE_PAGE = 10_000;

/**
 * Deletes all objects of a list, page by page.
 * @returns the objects as they were listed
 * @throws {StatusError} the first error; the other objects may be deleted or not. 500 after all others, when some can't be read
 */
export async function deleteCollection(
  store: Pick<RESTStorage, 'delete' | 'list'>,
  resource: GroupResourceLike,
  options: DeleteOptions,
  list: StoreListOptions,
  context: RequestContext,
  validation?: DeleteValidation,
): Promise<ObjectList<APIObject>> {
  const { limit = 0 } = list.predicate;
  const items: APIObject[] = [];
  const corrupt: StorageError[] = [];
  let first: ObjectList<APIObject> | undefined;
  let page: StoreListOptions = { ...list, predicate: { ...list.predicate, limit: limit || DELETE_PAGE } };
  for (;;) {
    const found = await store.list(page, context);
    first ??= found;
    append(items, found.items);
    append(corrupt, found.corrupt ?? []);
    for (const { metadata } of found.items) {
      const inNamespace = { ...context, namespace: metadata.namespace ?? '', warn: context.warn.bind(context) };
      await store
        .delete(metadata.name!, { ...options } as DeleteOptions, inNamespace, validation)
        .catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
    }
    if (corrupt.length > 0 && (limit > 0 || found.continue === '')) throw newStoreReadError(resource, '', corrupt);
    if (limit > 0) return found;
    if (found.continue === '') return { ...first, items, continue: '' };
    page = { predicate: { ...page.predicate, continue: found.continue } };
  }
}
