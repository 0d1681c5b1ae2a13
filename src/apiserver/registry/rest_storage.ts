import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import type { ObjectEvent } from '../storage/watch.ts';
import type { RequestContext } from './rest/request_context.ts';
import type {
  Deleted,
  DeleteValidation,
  StoreListOptions,
  StoreWatchOptions,
  UpdatedObjectInfo,
  UpdateOptions,
} from './store_options.ts';

/** How an object is created. */
export interface CreateOptions<T extends APIObject = APIObject>
  extends Pick<UpdateOptions<T>, 'createConfirmation' | 'createValidation' | 'dryRun' | 'strategy'> {
  /** The name in the path: that of the parent, for a subresource. */
  readonly name?: string;
}

/** What an update leaves: the object, and whether it is new. */
export interface Updated<T extends APIObject = APIObject> {
  readonly object: T;
  readonly created: boolean;
}

/**
 * What requests for a resource or subresource are answered with, verb by verb. Mirrors Go's `rest.Storage` with `Getter`,
 * `Lister`, `Watcher`, `Creater`, `NamedCreater`, `Updater`, `GracefulDeleter` and `CollectionDeleter`.
 */
export interface RESTStorage<T extends APIObject = APIObject> {
  get(name: string, context: RequestContext, resourceVersion?: string): Promise<T>;
  list(options: StoreListOptions, context: RequestContext): Promise<ObjectList<T>>;
  watch(options: StoreWatchOptions, context: RequestContext): AsyncIterable<ObjectEvent<T>>;
  create(object: T, context: RequestContext, options?: CreateOptions<T>): Promise<T>;
  update(
    name: string,
    info: UpdatedObjectInfo<T>,
    context: RequestContext,
    options?: UpdateOptions<T>,
  ): Promise<Updated<T>>;
  delete(
    name: string,
    options: DeleteOptions,
    context: RequestContext,
    validation?: DeleteValidation<T>,
  ): Promise<Deleted<T>>;
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
    validation?: DeleteValidation<T>,
  ): Promise<ObjectList<T>>;
}
