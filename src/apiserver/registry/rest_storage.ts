import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import type { ObjectEvent } from '../storage/watch.ts';
import type {
  Deleted,
  DeleteValidation,
  StoreListOptions,
  StoreWatchOptions,
  UpdatedObjectInfo,
  UpdateOptions,
} from './store_options.ts';
import type { RequestContext } from './rest/request_context.ts';

/** How an object is created. */
export interface CreateOptions extends Pick<UpdateOptions, 'createValidation' | 'dryRun'> {
  /** The name in the path: that of the parent, for a subresource. */
  readonly name?: string;
}

/** What an update leaves: the object, and whether it is new. */
export interface Updated {
  readonly object: APIObject;
  readonly created: boolean;
}

/**
 * What requests for a resource or subresource are answered with, verb by verb. Mirrors Go's `rest.Storage` with `Getter`,
 * `Lister`, `Watcher`, `Creater`, `NamedCreater`, `Updater`, `GracefulDeleter` and `CollectionDeleter`.
 */
export interface RESTStorage {
  get(name: string, context: RequestContext, resourceVersion?: string): Promise<APIObject>;
  list(options: StoreListOptions, context: RequestContext): Promise<ObjectList<APIObject>>;
  watch(options: StoreWatchOptions, context: RequestContext): AsyncIterable<ObjectEvent<APIObject>>;
  create(object: APIObject, context: RequestContext, options?: CreateOptions): Promise<APIObject>;
  update(name: string, info: UpdatedObjectInfo, context: RequestContext, options?: UpdateOptions): Promise<Updated>;
  delete(
    name: string,
    options: DeleteOptions,
    context: RequestContext,
    validation?: DeleteValidation,
  ): Promise<Deleted>;
  /**
   * Deletes an object that can't be read, whatever it is: left out where nothing is stored. Mirrors Go's
   * `rest.CorruptObjectDeleterProvider`.
   * @throws {StatusError} 404; 422 when it can be read
   */
  deleteCorrupt?(name: string, context: RequestContext): Promise<void>;
  deleteCollection(
    options: DeleteOptions,
    list: StoreListOptions,
    context: RequestContext,
    validation?: DeleteValidation,
  ): Promise<ObjectList<APIObject>>;
}
