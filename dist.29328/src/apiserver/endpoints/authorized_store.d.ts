import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { CreateOptions, RESTStorage, Updated } from '../registry/rest_storage.ts';
import type { Deleted, DeleteValidation, StoreListOptions, StoreWatchOptions, UpdatedObjectInfo, UpdateOptions } from '../registry/store_options.ts';
import type { Target } from '../request/request_info.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import type { ObjectEvent } from '../storage/watch.ts';
/**
 * A storage, as far as a request was authorised for it: its verb on its name in its namespace. Handlers have nothing else,
 * so that no parameter and no body leads them to other objects. What it refuses with 500 is a mistake in a handler.
 */
export declare class AuthorizedStore {
    #private;
    constructor(store: RESTStorage, target: Target, namespaced: boolean);
    get(resourceVersion: string, context: RequestContext): Promise<APIObject>;
    list(options: StoreListOptions, context: RequestContext): Promise<ObjectList<APIObject>>;
    watch(options: StoreWatchOptions, context: RequestContext): AsyncIterable<ObjectEvent<APIObject>>;
    /** @throws {StatusError} 400 when the path names another object */
    create(object: APIObject, context: RequestContext, options: Omit<CreateOptions, 'name'>): Promise<APIObject>;
    /** @throws {StatusError} 400 when the object becomes another one */
    update(info: UpdatedObjectInfo, context: RequestContext, options: UpdateOptions): Promise<Updated>;
    delete(options: DeleteOptions, context: RequestContext, validation: DeleteValidation): Promise<Deleted>;
    /** @throws {StatusError} 422 when the object can be read */
    deleteCorrupt(context: RequestContext): Promise<void>;
    deleteCollection(options: DeleteOptions, list: StoreListOptions, context: RequestContext, validation: DeleteValidation): Promise<ObjectList<APIObject>>;
}
