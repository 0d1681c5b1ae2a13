import { newNotFound } from '#apimachinery/api/errors/constructors';
import { isAlreadyExists } from '#apimachinery/api/errors/predicates';
import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { copy } from '#engine/verbs/copy';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import type { ObjectStorage } from '../storage/object_storage.ts';
import { checkPreconditions, type Preconditions } from '../storage/preconditions.ts';
import { checkVersion } from './check_version.ts';
import { versionOf } from './object_version.ts';
import { isNotFound as isKeyNotFound, newKeyExistsError } from '../storage/storage_error.ts';
import type { ObjectEvent } from '../storage/watch.ts';
import { withMetadata } from '../storage/with_metadata.ts';
import { EmptiedFinalizers, shouldDeleteDuringUpdate } from './emptied_finalizers.ts';
import { generateName } from './generate_name.ts';
import { keyOf, listKeyOf } from './keys.ts';
import type {
  Deleted,
  DeleteValidation,
  StoreListOptions,
  StoreOptions,
  StoreWatchOptions,
  UpdatedObjectInfo,
  UpdateOptions,
} from './store_options.ts';
import { deleteCollection } from './delete_collection.ts';
import { deletionFinalizers } from './garbage_collection.ts';
import { interpretStorageError, newNotCorrupt, warnOfCorrupt } from './interpret_storage_error.ts';
import { ignoreManagedFieldsTimestamps } from './managed_fields_time.ts';
import { beforeCreate, checkGeneratedNameError, newBeingDeleted } from './rest/before_create.ts';
import { beforeDelete, markAsDeleting } from './rest/before_delete.ts';
import { beforeUpdate } from './rest/before_update.ts';
import { fillObjectMetaSystemFields } from './rest/meta.ts';
import type { RequestContext } from './rest/request_context.ts';
import { groupResource, type ResourceKind } from './rest/resource_kind.ts';
import type { CreateOptions, RESTStorage, Updated } from './rest_storage.ts';
import type { Strategy } from './rest/strategy.ts';

const MAX_NAME_TRIES = 8;

/**
 * The objects of one resource, as clients see them: create, get, list, watch, update and delete with all that Kubernetes
 * promises of them. Mirrors Go's `registry.Store`.
 */
export class Store implements RESTStorage {
  readonly kind: ResourceKind;
  readonly strategy: Strategy;
  readonly #storage: ObjectStorage;
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.kind = options.kind;
    this.strategy = options.strategy;
    this.#storage = options.storage;
    this.#options = options;
  }

  /** Mirrors `Store.Get`. @throws {StatusError} */
  async get(name: string, context: RequestContext, resourceVersion = ''): Promise<APIObject> {
    const key = this.#key(name, context);
    return this.#told('get', name, () => this.#storage.get(key, resourceVersion));
  }

  /** Mirrors `Store.List`, but for what can't be read: the client is warned of it, and gets the others. @throws {StatusError} */
  async list(options: StoreListOptions, context: RequestContext): Promise<ObjectList<APIObject>> {
    const { key, recursive } = listKeyOf(this.#options, options.predicate, context.namespace);
    const list = await this.#told('list', '', () => this.#storage.getList(key, { ...options, recursive }));
    warnOfCorrupt(groupResource(this.kind), list, context.warn.bind(context));
    return list;
  }

  /** Mirrors `Store.Watch`. @throws {StatusError} when the resourceVersion is none */
  watch(options: StoreWatchOptions, context: RequestContext): AsyncIterable<ObjectEvent<APIObject>> {
    const { key, recursive } = listKeyOf(this.#options, options.predicate, context.namespace);
    try {
      return this.#storage.watch(key, { ...options, recursive, signal: context.signal });
    } catch (error) {
      throw interpretStorageError(error, 'watch', groupResource(this.kind), '');
    }
  }

  /**
   * Mirrors `Store.Create`.
   * @param object may be changed
   * @throws {StatusError}
   */
  async create(
    object: APIObject,
    context: RequestContext,
    { dryRun = false, createValidation }: CreateOptions = {},
  ): Promise<APIObject> {
    if (!object.metadata.generateName || object.metadata.name)
      return this.#create(object, context, dryRun, createValidation);
    for (let tries = 1; ; tries++) {
      try {
        return await this.#create(copy(object), context, dryRun, createValidation);
      } catch (error) {
        if (tries === MAX_NAME_TRIES || !isAlreadyExists(error)) throw error;
      }
    }
  }

  async #create(
    object: APIObject,
    context: RequestContext,
    dryRun: boolean,
    createValidation: UpdateOptions['createValidation'],
  ): Promise<APIObject> {
    await this.#prepareNew(object, context, createValidation);
    const name = object.metadata.name!;
    const key = this.#key(name, context);
    try {
      if (!dryRun) return await this.#storage.create(key, object, this.#options.ttl);
      if (await this.#exists(key)) throw newKeyExistsError(key);
      return await this.#storage.asStored(object);
    } catch (error) {
      const told = this.#interpreted(error, 'create', name);
      if (!isAlreadyExists(told)) throw told;
      const existing = await this.#storage.get(key).catch(() => undefined);
      if (existing?.metadata.deletionTimestamp) throw newBeingDeleted(this.kind, name);
      throw checkGeneratedNameError(this.kind, told, object);
    }
  }

  async #prepareNew(
    object: APIObject,
    context: RequestContext,
    createValidation: UpdateOptions['createValidation'],
    strategy = this.strategy,
  ): Promise<void> {
    const { metadata } = object;
    fillObjectMetaSystemFields(metadata);
    if (metadata.generateName && !metadata.name)
      metadata.name = (strategy.generateName ?? generateName)(metadata.generateName);
    await beforeCreate(this.kind, strategy, object, context);
    await createValidation?.(object);
  }

  /**
   * Mirrors `Store.Update`.
   * @returns the object, and whether it is new
   * @throws {StatusError}
   */
  async update(
    name: string,
    info: UpdatedObjectInfo,
    context: RequestContext,
    options: UpdateOptions = {},
  ): Promise<Updated> {
    const key = this.#key(name, context);
    const { strategy = this.strategy, dryRun = false, forceAllowCreate = false } = options;
    const mayCreate = strategy.allowCreateOnUpdate === true || forceAllowCreate;
    let creating: APIObject | undefined;
    const tryUpdate = async (
      existing: APIObject | undefined,
    ): Promise<{ object: APIObject; ttl?: number | undefined }> => {
      if (existing === undefined && !mayCreate) throw newNotFound(groupResource(this.kind), name);
      const updated = await info.updatedObject(existing);
      // Parts of it may be those of the stored object, which is not to be changed.
      const object = withMetadata(updated, { ...updated.metadata });
      const version = versionOf(object);
      if (existing === undefined) {
        creating = object;
        await this.#prepareNew(object, context, options.createValidation, strategy);
        return { object, ttl: this.#options.ttl };
      }
      creating = undefined;
      checkVersion(this.kind, strategy, name, version, object, existing);
      await beforeUpdate(this.kind, strategy, object, existing, context);
      await options.updateValidation?.(object, existing);
      ignoreManagedFieldsTimestamps(object, existing);
      if (shouldDeleteDuringUpdate(object, existing) && this.strategy.isHeld?.(object) !== true)
        throw new EmptiedFinalizers(object);
      return { object, ttl: this.#options.ttl };
    };
    try {
      const updateOptions = { ignoreNotFound: mayCreate, preconditions: info.preconditions };
      const object = dryRun
        ? await this.#tryOnly(key, tryUpdate, updateOptions)
        : await this.#storage.guaranteedUpdate(key, tryUpdate, updateOptions);
      return { object, created: creating !== undefined };
    } catch (error) {
      if (error instanceof EmptiedFinalizers)
        return {
          object: await this.#deleteEmptied(name, key, error.object, info.preconditions, dryRun),
          created: false,
        };
      if (creating === undefined) throw this.#interpreted(error, 'update', name);
      throw checkGeneratedNameError(this.kind, this.#interpreted(error, 'create', name), creating);
    }
  }

  /**
   * Changes an object without the steps of an update, as the server itself does. Mirrors `Store.Storage.GuaranteedUpdate`.
   * @param change gives a new object, and leaves the existing one as it is
   * @throws {StatusError} when there is none, or a precondition isn't met
   */
  async change(
    name: string,
    change: (existing: APIObject) => APIObject,
    context: RequestContext,
    { preconditions, dryRun = false }: { readonly preconditions?: Preconditions; readonly dryRun?: boolean } = {},
  ): Promise<APIObject> {
    const key = this.#key(name, context);
    const update = (existing: APIObject | undefined): { object: APIObject } => {
      if (existing === undefined) throw newNotFound(groupResource(this.kind), name);
      return { object: change(existing) };
    };
    return this.#told('update', name, () =>
      dryRun
        ? this.#tryOnly(key, async (existing) => update(existing), { ignoreNotFound: false, preconditions })
        : this.#storage.guaranteedUpdate(key, update, { preconditions }),
    );
  }

  /** The last finalizer is gone from an object that is being deleted. */
  async #deleteEmptied(
    name: string,
    key: string,
    object: APIObject,
    preconditions: Preconditions | undefined,
    dryRun: boolean,
  ): Promise<APIObject> {
    try {
      if (!dryRun) await this.#storage.delete(key, { preconditions });
    } catch (error) {
      if (!isKeyNotFound(error)) throw this.#interpreted(error, 'delete', name);
    }
    return object;
  }

  /** What an update would give. */
  async #tryOnly(
    key: string,
    tryUpdate: (existing: APIObject | undefined) => Promise<{ object: APIObject }>,
    options: { readonly ignoreNotFound: boolean; readonly preconditions: Preconditions | undefined },
  ): Promise<APIObject> {
    const existing = await this.#storage.get(key).catch((error: unknown) => {
      if (options.ignoreNotFound && isKeyNotFound(error)) return undefined;
      throw error;
    });
    checkPreconditions(options.preconditions ?? {}, key, existing ?? { metadata: {} });
    return this.#storage.asStored((await tryUpdate(existing)).object);
  }

  /**
   * Mirrors `Store.Delete`.
   * @param options may be changed: it gets the grace that is decided on
   * @throws {StatusError}
   */
  async delete(
    name: string,
    options: DeleteOptions,
    context: RequestContext,
    validation?: DeleteValidation,
  ): Promise<Deleted> {
    const key = this.#key(name, context);
    for (const text of this.strategy.warningsOnDelete?.(options) ?? []) context.warn(text);
    const dryRun = (options.dryRun ?? []).length > 0;
    const stored = await this.#told('delete', name, () => this.#storage.get(key));
    const object = copy(stored);
    const { graceful, pending } = beforeDelete(this.kind, this.strategy, object, options, context);
    if (pending) return this.#finished(object, false);
    await validation?.(stored);
    const finalizers = object.metadata.finalizers ?? [];
    let preconditions: Preconditions = options.preconditions ?? {};
    if (graceful || finalizers.length > 0 || this.#finalizersFor(finalizers, options) !== undefined) {
      const left = await this.#markForDeletion(name, key, options, context, object);
      if (!left.deleteNow) return left.result;
      const version = left.result.object.metadata.resourceVersion;
      if (preconditions.resourceVersion && version) preconditions = { ...preconditions, resourceVersion: version };
      if (dryRun) return { ...left.result, deleted: true };
    }
    const deleted = await this.#told('delete', name, async () => {
      if (!dryRun) return this.#storage.delete(key, { preconditions });
      checkPreconditions(preconditions, key, stored);
      return stored;
    });
    return this.#finished(deleted, true);
  }

  /** Mirrors `updateForGracefulDeletionAndFinalizers`. */
  async #markForDeletion(
    name: string,
    key: string,
    options: DeleteOptions,
    context: RequestContext,
    found: APIObject,
  ): Promise<{ readonly deleteNow: boolean; readonly result: Deleted }> {
    let outcome: 'already' | 'marked' | 'now' = 'now';
    const mark = async (existing: APIObject | undefined): Promise<{ object: APIObject }> => {
      const object = copy(existing!);
      const { graceful, pending } = beforeDelete(this.kind, this.strategy, object, options, context);
      if (pending) {
        outcome = 'already';
        return { object: existing! };
      }
      const finalizers = this.#finalizersFor(object.metadata.finalizers ?? [], options);
      if (finalizers !== undefined) object.metadata.finalizers = finalizers;
      const waits = (object.metadata.finalizers ?? []).length > 0;
      outcome = waits || (graceful && Number(options.gracePeriodSeconds ?? 0) > 0) ? 'marked' : 'now';
      if (!graceful) {
        if (!waits) return { object: existing! };
        markAsDeleting(object);
      }
      return { object };
    };
    const dryRun = (options.dryRun ?? []).length > 0;
    const preconditions = options.preconditions ?? undefined;
    const object = await this.#told('update', name, () =>
      dryRun
        ? this.#tryOnly(key, mark, { ignoreNotFound: false, preconditions })
        : this.#storage.guaranteedUpdate(key, mark, { preconditions }),
    );
    switch (outcome as 'already' | 'marked' | 'now') {
      case 'already':
        return { deleteNow: false, result: this.#finished(found, false) };
      case 'marked':
        return { deleteNow: false, result: { object, deleted: false, returnObject: true } };
      default:
        return { deleteNow: true, result: { object, deleted: false, returnObject: true } };
    }
  }

  #finalizersFor(finalizers: readonly string[], options: DeleteOptions): string[] | undefined {
    return this.#options.garbageCollection === true
      ? deletionFinalizers(this.strategy, finalizers, options)
      : undefined;
  }

  #finished(object: APIObject, deleted: boolean): Deleted {
    return { object, deleted, returnObject: this.#options.returnDeletedObject === true };
  }

  /** @throws {StatusError} 404; 422 when the object can be read */
  async deleteCorrupt(name: string, context: RequestContext): Promise<void> {
    try {
      await this.#storage.deleteCorrupt(this.#key(name, context));
    } catch (error) {
      if (error instanceof RangeError) throw newNotCorrupt(groupResource(this.kind), name);
      throw this.#interpreted(error, 'delete', name);
    }
  }

  /**
   * Deletes all objects of a list. Mirrors `Store.DeleteCollection`.
   * @returns the objects as they were listed
   * @throws {StatusError} the first error; the other objects may be deleted or not. 500 in the end when some can't be read
   */
  deleteCollection(
    options: DeleteOptions,
    list: StoreListOptions,
    context: RequestContext,
    validation?: DeleteValidation,
  ): Promise<ObjectList<APIObject>> {
    return deleteCollection(this, groupResource(this.kind), options, list, context, validation);
  }

  async #exists(key: string): Promise<boolean> {
    return this.#storage.get(key).then(
      () => true,
      (error: unknown) => {
        if (isKeyNotFound(error)) return false;
        throw error;
      },
    );
  }

  #key(name: string, { namespace }: RequestContext): string {
    return keyOf(this.#options, namespace, name);
  }

  async #told<R>(verb: 'delete' | 'get' | 'list' | 'update', name: string, run: () => Promise<R>): Promise<R> {
    try {
      return await run();
    } catch (error) {
      throw this.#interpreted(error, verb, name);
    }
  }

  #interpreted(error: unknown, verb: 'create' | 'delete' | 'get' | 'list' | 'update', name: string): unknown {
    return interpretStorageError(error, verb, groupResource(this.kind), name);
  }
}
