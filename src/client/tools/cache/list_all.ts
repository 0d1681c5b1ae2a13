import { append } from '#engine/go/append';
import { isResourceExpired } from '#apimachinery/api/errors/predicates';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { ListOptions } from '../../options.ts';
import type { ListerWatcher } from './list_watch.ts';

/** A list, from however many answers. */
export interface WholeList<T> {
  readonly items: readonly T[];
  readonly resourceVersion: string;
  /** There was more than one page. */
  readonly isPaged: boolean;
}

/**
 * Lists page by page. When the server forgets in between, it lists everything at once, at the version that was asked for.
 * Mirrors Go's `pager.ListPager.ListWithAlloc`.
 * @param pageSize 0 for everything at once
 */
export async function listAll<T extends RuntimeObject>(
  resource: ListerWatcher<T>,
  options: ListOptions,
  pageSize: number,
): Promise<WholeList<T>> {
  const { resourceVersion: _, ...further } = options;
  const items: T[] = [];
  let resourceVersion: string | undefined;
  let next = '';
  for (;;) {
    const page = await resource
      .list({
        ...(next === '' ? options : { ...further, continue: next }),
        ...(pageSize > 0 ? { limit: pageSize } : {}),
      })
      .catch((error: unknown) => {
        if (next !== '' && isResourceExpired(error)) return undefined;
        throw error;
      });
    if (page === undefined) {
      const whole = await resource.list(options);
      return { items: whole.items, resourceVersion: whole.metadata.resourceVersion ?? '', isPaged: true };
    }
    const { continue: token = '' } = page.metadata;
    // That of the first page: later ones may be of a newer version, whose changes the watch then brings again.
    resourceVersion ??= page.metadata.resourceVersion ?? '';
    if (next === '' && token === '') return { items: page.items, resourceVersion, isPaged: false };
    append(items, page.items);
    if (token === '') return { items, resourceVersion, isPaged: true };
    next = token;
  }
}
