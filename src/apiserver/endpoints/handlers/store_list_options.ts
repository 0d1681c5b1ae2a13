import type { StoreListOptions } from '../../registry/store_options.ts';
import type { SelectionPredicate } from '../../storage/selection_predicate.ts';
import type { ParsedListOptions } from '../../request/options.ts';
import type { RequestScope } from './request_scope.ts';

/** What the store is asked for. */
export function storeListOptions({ resource }: RequestScope, options: ParsedListOptions): StoreListOptions {
  const predicate: SelectionPredicate = {
    label: options.labels,
    field: options.fields,
    getAttrs: resource.getAttrs,
    limit: Number(options.limit ?? 0),
    continue: options.continue ?? '',
    allowWatchBookmarks: options.allowWatchBookmarks === true,
  };
  const { resourceVersion, resourceVersionMatch } = options;
  return { predicate, resourceVersion, resourceVersionMatch };
}
