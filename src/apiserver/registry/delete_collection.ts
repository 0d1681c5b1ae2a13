import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import type { RequestContext } from './rest/request_context.ts';
import type { RESTStorage } from './rest_storage.ts';
import type { DeleteValidation, StoreListOptions } from './store_options.ts';

const DELETE_PAGE = 10_000;

/**
 * Deletes all objects of a list, page by page.
 * @returns the objects as they were listed
 * @throws {StatusError} the first error; the other objects may be deleted or not
 */
export async function deleteCollection(
  store: Pick<RESTStorage, 'delete' | 'list'>,
  options: DeleteOptions,
  list: StoreListOptions,
  context: RequestContext,
  validation?: DeleteValidation,
): Promise<ObjectList<APIObject>> {
  const { limit = 0 } = list.predicate;
  const items: APIObject[] = [];
  let first: ObjectList<APIObject> | undefined;
  let page: StoreListOptions = { ...list, predicate: { ...list.predicate, limit: limit || DELETE_PAGE } };
  for (;;) {
    const found = await store.list(page, context);
    first ??= found;
    items.push(...found.items);
    for (const { metadata } of found.items) {
      const inNamespace = { ...context, namespace: metadata.namespace ?? '', warn: context.warn.bind(context) };
      await store
        .delete(metadata.name!, { ...options } as DeleteOptions, inNamespace, validation)
        .catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
    }
    if (limit > 0) return found;
    if (found.continue === '') return { ...first, items, continue: '' };
    page = { predicate: { ...page.predicate, continue: found.continue } };
  }
}
