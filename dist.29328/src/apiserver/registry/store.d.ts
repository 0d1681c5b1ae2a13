import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import { type Preconditions } from '../storage/preconditions.ts';
import type { ObjectEvent } from '../storage/watch.ts';
import type { RequestContext } from './rest/request_context.ts';
import { type ResourceKind } from './rest/resource_kind.ts';
import type { Strategy } from './rest/strategy.ts';
import type { CreateOptions, RESTStorage, Updated } from './rest_storage.ts';
import type { Deleted, DeleteValidation, StoreListOptions, StoreOptions, StoreWatchOptions, UpdatedObjectInfo, UpdateOptions } from './store_options.ts';
/**
 * The objects of one resource, as clients see them: create, get, list, watch, update and delete with all that Kubernetes
 * promises of them. Mirrors Go's `registry.Store`.
 */
export declare class Store<T extends APIObject = APIObject> implements RESTStorage<T> {
    #private;
    readonly kind: ResourceKind;
    readonly strategy: Strategy<T>;
    constructor(options: StoreOptions<T>);
    /** Mirrors `Store.Get`. @throws {StatusError} */
    get(name: string, context: RequestContext, resourceVersion?: string): Promise<T>;
    /** Mirrors `Store.List`, but for what can't be read: the client is warned of it, and gets the others. @throws {StatusError} */
    list(options: StoreListOptions, context: RequestContext): Promise<ObjectList<T>>;
    /** Mirrors `Store.Watch`. @throws {StatusError} when the resourceVersion is none */
    watch(options: StoreWatchOptions, context: RequestContext): AsyncIterable<ObjectEvent<T>>;
    /**
     * Mirrors `Store.Create`.
     * @param object may be changed
     * @throws {StatusError}
     */
    create(object: T, context: RequestContext, options?: CreateOptions<T>): Promise<T>;
    /**
     * Mirrors `Store.Update`.
     * @returns the object, and whether it is new
     * @throws {StatusError}
     */
    update(name: string, info: UpdatedObjectInfo<T>, context: RequestContext, options?: UpdateOptions<T>): Promise<Updated<T>>;
    /**
     * Changes an object without the steps of an update, as the server itself does. Mirrors `Store.Storage.GuaranteedUpdate`.
     * @param change gives a new object, and leaves the existing one as it is
     * @throws {StatusError} when there is none, or a precondition isn't met
     */
    change(name: string, change: (existing: T) => T, context: RequestContext, { preconditions, dryRun }?: {
        readonly preconditions?: Preconditions;
        readonly dryRun?: boolean;
    }): Promise<T>;
    /**
     * Mirrors `Store.Delete`.
     * @param options may be changed: it gets the grace that is decided on
     * @throws {StatusError}
     */
    delete(name: string, options: DeleteOptions, context: RequestContext, validation?: DeleteValidation<T>): Promise<Deleted<T>>;
    /** @throws {StatusError} 404; 422 when the object can be read */
    deleteCorrupt(name: string, context: RequestContext): Promise<void>;
    /**
     * Deletes all objects of a list, page by page. Mirrors `Store.DeleteCollection`.
     * @returns the objects as they were listed
     * @throws {StatusError} the first error; the other objects may be deleted or not. 500 in the end when some can't be read
     */
    deleteCollection(options: DeleteOptions, list: StoreListOptions, context: RequestContext, validation?: DeleteValidation<T>): Promise<ObjectList<T>>;
}
