import { fromObject } from '#apimachinery/api/errors/from_object';
import type { APIObject } from '../storage/api_object.ts';
import { everything } from '../storage/selection_predicate.ts';
import type { ObjectEvent } from '../storage/watch.ts';
import type { RequestContext } from './rest/request_context.ts';
import type { RESTStorage } from './rest_storage.ts';

/** Milliseconds before a watch that failed is tried again. */
const RETRY = 1000;

/** What happens to the objects of a resource; errors of the watch apart. */
export type FollowedEvent = Exclude<ObjectEvent<APIObject>, { readonly type: 'ERROR' }>;

/**
 * Tells of all objects there are, then of what happens to them, until the context's signal. A watch that fails begins
 * anew, with all objects.
 * @param begin called at each beginning; gives what is told of the events
 * @param bookmarks whether it is told, too, that all objects there are have been given; that takes a timer, which keeps a
 * program running
 */
export async function followObjects(
  store: RESTStorage,
  context: RequestContext,
  begin: () => (event: FollowedEvent) => void,
  onError: (error: unknown) => void,
  bookmarks: boolean,
): Promise<void> {
  const { signal } = context;
  const initialEvents = { resourceVersion: '', resourceVersionMatch: 'NotOlderThan', sendInitialEvents: true };
  const options = {
    predicate: { ...everything(), allowWatchBookmarks: bookmarks },
    ...(bookmarks && initialEvents),
  };
  while (!signal.aborted) {
    const tell = begin();
    try {
      for await (const event of store.watch(options, context)) {
        if (event.type === 'ERROR') throw fromObject(event.object);
        tell(event);
      }
    } catch (error) {
      if (signal.aborted) return;
      onError(error);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY).unref());
  }
}
