import type { APIObject } from '../storage/api_object.ts';
import type { RequestContext } from './rest/request_context.ts';
import type { RESTStorage } from './rest_storage.ts';
/** What happens to the objects of a resource. */
export type FollowedEvent<T extends APIObject = APIObject> = {
    readonly type: 'ADDED' | 'MODIFIED';
    readonly object: T;
}
/** Of an object that went unseen, with the name, namespace, uid and a resourceVersion that is not older. */
 | {
    readonly type: 'DELETED';
    readonly object: Pick<APIObject, 'metadata'>;
}
/** All existing objects have been reported. */
 | {
    readonly type: 'BOOKMARK';
};
/**
 * Tells of all objects there are, then of what happens to them, until the context's signal. A watch that fails begins
 * again: changes and deletions in the meantime are reported. Mirrors what Go's `Reflector` and `Indexer` do together.
 */
export declare function followObjects<T extends APIObject>(store: RESTStorage<T>, context: RequestContext, tell: (event: FollowedEvent<T>) => void, onError: (error: unknown) => void): Promise<void>;
