import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newBadRequest, newConflict, newInvalid, newNotFound } from '#apimachinery/api/errors/constructors';
import { isAlreadyExists, isNotFound } from '#apimachinery/api/errors/predicates';
import { validateNamespaceName } from '#apimachinery/api/validation/names';
import { validatePathSegmentName } from '#apimachinery/api/validation/path/name';
import { timeEqual } from '#apimachinery/apis/meta/v1/time';
import { DeleteOptions, type ManagedFieldsEntry } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { quote } from '#engine/schema/fault';
import { copy } from '#engine/verbs/copy';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import type { ObjectStorage } from '../storage/object_storage.ts';
import { checkPreconditions, type Preconditions } from '../storage/preconditions.ts';
import { parseResourceVersion } from '../storage/resource_version.ts';
import { matchesSingle, matchesSingleNamespace, type SelectionPredicate } from '../storage/selection_predicate.ts';
import {
  isInvalidError,
  isInvalidObj,
  isNotFound as isKeyNotFound,
  newKeyExistsError,
  type StorageError,
} from '../storage/storage_error.ts';
import type { ObjectEvent } from '../storage/watch.ts';
import { withMetadata } from '../storage/with_metadata.ts';
import { deletionFinalizers } from './garbage_collection.ts';
import { generateName } from './generate_name.ts';
import { interpretStorageError, newNotCorrupt, newStoreReadError, warnOfCorrupt } from './interpret_storage_error.ts';
import { beforeCreate, checkGeneratedNameError, newBeingDeleted } from './rest/before_create.ts';
import { beforeDelete, markAsDeleting } from './rest/before_delete.ts';
import { beforeUpdate } from './rest/before_update.ts';
import { fillObjectMetaSystemFields, wipeObjectMetaSystemFields } from './rest/meta.ts';
import type { RequestContext } from './rest/request_context.ts';
import { groupResource, type ResourceKind } from './rest/resource_kind.ts';
import type { Finish, Strategy } from './rest/strategy.ts';
import type { CreateOptions, RESTStorage, Updated } from './rest_storage.ts';
import type {
  Deleted,
  DeleteValidation,
  StoreListOptions,
  StoreOptions,
  StoreWatchOptions,
  UpdatedObjectInfo,
  UpdateOptions,
} from './store_options.ts';

const MAX_NAME_TRIES = 8;
/** How many objects are listed at once to be deleted. */
const DELETE_PAGE = 10_000;

/**
 * The objects of one resource, as clients see them: create, get, list, watch, update and delete with all that Kubernetes
 * promises of them. Mirrors Go's `registry.Store`.
 */
export class Store<T extends APIObject = APIObject> implements RESTStorage<T> {
  readonly kind: ResourceKind;
  readonly strategy: Strategy<T>;
  readonly #storage: ObjectStorage<T>;
  readonly #options: StoreOptions<T>;

  constructor(options: StoreOptions<T>) {
    this.kind = options.kind;
    this.strategy = options.strategy;
    this.#storage = options.storage;
    this.#options = options;
  }

  /** Mirrors `Store.Get`. @throws {StatusError} */
  async get(name: string, context: RequestContext, resourceVersion = ''): Promise<T> {
    const key = this.#key(name, context);
    return this.#interpret('get', name, () => this.#storage.get(key, resourceVersion));
  }

  /** Mirrors `Store.List`, but for what can't be read: the client is warned of it, and gets the others. @throws {StatusError} */
  async list(options: StoreListOptions, context: RequestContext): Promise<ObjectList<T>> {
    const { key, recursive } = listKeyOf(this.#options, options.predicate, context.namespace);
    const list = await this.#interpret('list', '', () => this.#storage.getList(key, { ...options, recursive }));
    warnOfCorrupt(groupResource(this.kind), list, context.warn.bind(context));
    return list;
  }

  /** Mirrors `Store.Watch`. @throws {InvalidError} when the resourceVersion is none: it is an error of the server, as in Go */
  watch(options: StoreWatchOptions, context: RequestContext): AsyncIterable<ObjectEvent<T>> {
    const { key, recursive } = listKeyOf(this.#options, options.predicate, context.namespace);
    return this.#storage.watch(key, { ...options, recursive, signal: context.signal });
  }

  /**
   * Mirrors `Store.Create`.
   * @param object may be changed
   * @throws {StatusError}
   */
  async create(object: T, context: RequestContext, options: CreateOptions<T> = {}): Promise<T> {
    if (!object.metadata.generateName || object.metadata.name) return this.#create(object, context, options);
    for (let tries = 1; ; tries++) {
      try {
        return await this.#create(copy(object), context, options);
      } catch (error) {
        if (tries === MAX_NAME_TRIES || !isAlreadyExists(error)) throw error;
      }
    }
  }

  async #create(object: T, context: RequestContext, options: CreateOptions<T>): Promise<T> {
    const taken = new Taken();
    try {
      const created = await this.#store(object, context, options, taken);
      await taken.finish(true);
      return created;
    } catch (error) {
      await taken.finish(false);
      throw error;
    }
  }

  async #store(
    object: T,
    context: RequestContext,
    { dryRun = false, createValidation, createConfirmation, strategy }: CreateOptions<T>,
    taken: Taken,
  ): Promise<T> {
    await this.#prepareNew(object, context, { dryRun, createValidation, strategy }, taken);
    const name = object.metadata.name!;
    const key = this.#key(name, context);
    let created: T;
    try {
      if (dryRun) {
        if (await this.#exists(key)) throw newKeyExistsError(key);
        return await this.#storage.asStored(object);
      }
      created = await this.#storage.create(key, object, this.#options.ttlSeconds);
    } catch (error) {
      const failure = this.#errorOf(error, 'create', name);
      if (!isAlreadyExists(failure)) throw failure;
      const existing = await this.#storage.get(key).catch(() => undefined);
      if (existing?.metadata.deletionTimestamp) throw newBeingDeleted(this.kind, name);
      throw checkGeneratedNameError(this.kind, failure, object);
    }
    await this.#confirm(key, created, createConfirmation);
    return created;
  }

  /** Takes an object back that may not stay. */
  async #confirm(key: string, created: T, confirmation: UpdateOptions<T>['createConfirmation']): Promise<void> {
    try {
      this.strategy.confirmCreate?.(created);
      await confirmation?.(created);
    } catch (error) {
      const { uid } = created.metadata;
      await this.#storage.delete(key, { preconditions: { uid } }).catch((failure: unknown) => {
        // Others have deleted it.
        if (!isKeyNotFound(failure) && !isInvalidObj(failure)) throw failure;
      });
      throw error;
    }
  }

  async #prepareNew(
    object: T,
    context: RequestContext,
    {
      dryRun,
      createValidation,
      strategy = this.strategy,
    }: {
      readonly dryRun: boolean;
      readonly createValidation: UpdateOptions<T>['createValidation'] | undefined;
      readonly strategy: Strategy<T> | undefined;
    },
    taken: Taken,
  ): Promise<void> {
    const { metadata } = object;
    fillObjectMetaSystemFields(metadata);
    if (metadata.generateName && !metadata.name)
      metadata.name = (strategy.generateName ?? generateName)(metadata.generateName);
    await taken.begin(() => strategy.beginCreate?.(object, context, { dryRun }));
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
    info: UpdatedObjectInfo<T>,
    context: RequestContext,
    options: UpdateOptions<T> = {},
  ): Promise<Updated<T>> {
    const key = this.#key(name, context);
    const { strategy = this.strategy, dryRun = false, forceAllowCreate = false } = options;
    const mayCreate = strategy.allowCreateOnUpdate === true || forceAllowCreate;
    let creating: T | undefined;
    let emptied: T | undefined;
    const taken = new Taken();
    const tryUpdate = async (existing: T | undefined): Promise<{ object: T; ttlSeconds?: number | undefined }> => {
      if (existing === undefined && !mayCreate) throw newNotFound(groupResource(this.kind), name);
      const updated = await info.updatedObject(existing);
      // Parts of it may be those of the stored object, which is not to be changed.
      const object = withMetadata(updated, { ...updated.metadata });
      const version = versionOf(object);
      if (existing === undefined) {
        creating = object;
        wipeObjectMetaSystemFields(object.metadata);
        await this.#prepareNew(
          object,
          context,
          { dryRun, strategy, createValidation: options.createValidation?.bind(options) },
          taken,
        );
        return { object, ttlSeconds: this.#options.ttlSeconds };
      }
      creating = undefined;
      checkVersion(this.kind, strategy, name, version, object, existing);
      await taken.begin(() => strategy.beginUpdate?.(object, existing, context, { dryRun }));
      await beforeUpdate(this.kind, strategy, object, existing, context);
      await options.updateValidation?.(object, existing);
      ignoreManagedFieldsTimestamps(object, existing);
      if (shouldDeleteDuringUpdate(object, existing) && this.strategy.isHeld?.(object) !== true) {
        emptied = object;
        throw new EmptiedFinalizers('emptied finalizers');
      }
      return { object, ttlSeconds: this.#options.ttlSeconds };
    };
    try {
      const updateOptions = { ignoreNotFound: mayCreate, preconditions: info.preconditions };
      const object = dryRun
        ? await this.#tryOnly(key, tryUpdate, updateOptions)
        : await this.#storage.guaranteedUpdate(key, tryUpdate, updateOptions);
      if (creating !== undefined && !dryRun)
        await this.#confirm(key, object, options.createConfirmation?.bind(options));
      await taken.finish(true);
      return { object, created: creating !== undefined };
    } catch (error) {
      await taken.finish(false);
      if (error instanceof EmptiedFinalizers && emptied !== undefined) {
        // Another one of its name stays.
        await this.#deleteEmptied(name, key, { ...info.preconditions, uid: emptied.metadata.uid }, dryRun);
        return { object: emptied, created: false };
      }
      if (creating === undefined) throw this.#errorOf(error, 'update', name);
      throw checkGeneratedNameError(this.kind, this.#errorOf(error, 'create', name), creating);
    }
  }

  /**
   * Changes an object without the steps of an update, as the server itself does. Mirrors `Store.Storage.GuaranteedUpdate`.
   * @param change gives a new object, and leaves the existing one as it is; called again for what others have changed
   * @throws {StatusError} when there is none, or a precondition isn't met
   */
  async change(
    name: string,
    change: (existing: T) => T | Promise<T>,
    context: RequestContext,
    { preconditions, dryRun = false }: { readonly preconditions?: Preconditions; readonly dryRun?: boolean } = {},
  ): Promise<T> {
    const key = this.#key(name, context);
    const update = async (existing: T | undefined): Promise<{ object: T }> => {
      if (existing === undefined) throw newNotFound(groupResource(this.kind), name);
      return { object: await change(existing) };
    };
    return this.#interpret('update', name, () =>
      dryRun
        ? this.#tryOnly(key, update, { ignoreNotFound: false, preconditions })
        : this.#storage.guaranteedUpdate(key, update, { preconditions }),
    );
  }

  /** The last finalizer is gone from an object that is being deleted. */
  async #deleteEmptied(
    name: string,
    key: string,
    preconditions: Preconditions | undefined,
    dryRun: boolean,
  ): Promise<void> {
    if (dryRun) return;
    try {
      const deleted = await this.#storage.delete(key, { preconditions });
      await this.strategy.afterDelete?.(deleted);
    } catch (error) {
      if (!isKeyNotFound(error)) throw this.#errorOf(error, 'delete', name);
    }
  }

  /** What an update would give. */
  async #tryOnly(
    key: string,
    tryUpdate: (existing: T | undefined) => Promise<{ object: T }>,
    options: { readonly ignoreNotFound: boolean; readonly preconditions: Preconditions | undefined },
  ): Promise<T> {
    const existing = await this.#storage.get(key).catch((error: unknown) => {
      if (options.ignoreNotFound && isKeyNotFound(error)) return undefined;
      throw error;
    });
    checkPreconditions(options.preconditions ?? {}, key, existing ?? { metadata: {} });
    return this.#storage.asStored((await tryUpdate(existing)).object);
  }

  /**
   * Mirrors `Store.Delete`. Differs from Go: an object that has changed since its finalizers were looked at is looked at
   * again.
   * @param options may be changed: it gets the grace that is decided on
   * @throws {StatusError}
   */
  async delete(
    name: string,
    options: DeleteOptions,
    context: RequestContext,
    validation?: DeleteValidation<T>,
  ): Promise<Deleted<T>> {
    for (const text of this.strategy.warningsOnDelete?.(options) ?? []) context.warn(text);
    const key = this.#key(name, context);
    for (;;) {
      try {
        return await this.#tryDelete(name, key, options, context, validation);
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
      }
    }
  }

  /** @throws {ChangedMeanwhile} when the object is not any more what was decided about */
  async #tryDelete(
    name: string,
    key: string,
    options: DeleteOptions,
    context: RequestContext,
    validation: DeleteValidation<T> | undefined,
  ): Promise<Deleted<T>> {
    const dryRun = (options.dryRun ?? []).length > 0;
    const stored = await this.#interpret('delete', name, () => this.#storage.get(key));
    const object = copy(stored);
    const { graceful, pending } = beforeDelete(this.kind, this.strategy, object, options, context);
    if (pending) return this.#result(object, false);
    await validation?.(stored);
    const finalizers = object.metadata.finalizers ?? [];
    let judged = stored;
    if (graceful || finalizers.length > 0 || this.#finalizersFor(finalizers, options) !== undefined) {
      const left = await this.#markForDeletion(name, key, options, context, stored);
      if (!left.deleteNow) return left.result;
      if (dryRun) return { ...left.result, deleted: true };
      judged = left.result.object;
    }
    const deleted = dryRun
      ? judged
      : await this.#interpret('delete', name, () =>
          this.#storage.delete(key, { validateDeletion: (existing) => checkUnchanged(judged, existing) }),
        );
    if (!dryRun) await this.strategy.afterDelete?.(deleted);
    return this.#result(deleted, true);
  }

  /** Mirrors `updateForGracefulDeletionAndFinalizers`. */
  async #markForDeletion(
    name: string,
    key: string,
    options: DeleteOptions,
    context: RequestContext,
    found: T,
  ): Promise<{ readonly deleteNow: boolean; readonly result: Deleted<T> }> {
    let outcome: 'already' | 'marked' | 'now' = 'now';
    const mark = async (existing: T | undefined): Promise<{ object: T }> => {
      checkUnchanged(found, existing!);
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
    const object = await this.#interpret('update', name, () =>
      dryRun
        ? this.#tryOnly(key, mark, { ignoreNotFound: false, preconditions: undefined })
        : this.#storage.guaranteedUpdate(key, mark),
    );
    switch (outcome as 'already' | 'marked' | 'now') {
      case 'already':
        return { deleteNow: false, result: this.#result(found, false) };
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

  #result(object: T, deleted: boolean): Deleted<T> {
    return { object, deleted, returnObject: this.#options.returnDeletedObject === true };
  }

  /** @throws {StatusError} 404; 422 when the object can be read */
  async deleteCorrupt(name: string, context: RequestContext): Promise<void> {
    try {
      await this.#storage.deleteCorrupt(this.#key(name, context));
    } catch (error) {
      if (error instanceof RangeError) throw newNotCorrupt(groupResource(this.kind), name);
      throw this.#errorOf(error, 'delete', name);
    }
  }

  /**
   * Deletes all objects of a list, page by page. Mirrors `Store.DeleteCollection`.
   * @returns the objects as they were listed
   * @throws {StatusError} the first error; the other objects may be deleted or not. 500 in the end when some can't be read
   */
  async deleteCollection(
    options: DeleteOptions,
    list: StoreListOptions,
    context: RequestContext,
    validation?: DeleteValidation<T>,
  ): Promise<ObjectList<T>> {
    const { limit = 0 } = list.predicate;
    const items: T[] = [];
    const corrupt: StorageError[] = [];
    let first: ObjectList<T> | undefined;
    let page: StoreListOptions = { ...list, predicate: { ...list.predicate, limit: limit || DELETE_PAGE } };
    for (;;) {
      const found = await this.list(page, context);
      first ??= found;
      append(items, found.items);
      append(corrupt, found.corrupt ?? []);
      for (const { metadata } of found.items) {
        context.signal.throwIfAborted();
        const inNamespace = { ...context, namespace: metadata.namespace ?? '', warn: context.warn.bind(context) };
        await this.delete(metadata.name ?? '', new DeleteOptions({ ...options }), inNamespace, validation).catch(
          (error: unknown) => {
            if (!isNotFound(error)) throw error;
          },
        );
      }
      if (corrupt.length > 0 && (limit > 0 || found.continue === ''))
        throw newStoreReadError(groupResource(this.kind), '', corrupt);
      if (limit > 0) return found;
      if (found.continue === '') return { ...first, items, continue: '' };
      page = { predicate: { ...page.predicate, continue: found.continue } };
    }
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

  async #interpret<R>(verb: 'delete' | 'get' | 'list' | 'update', name: string, run: () => Promise<R>): Promise<R> {
    try {
      return await run();
    } catch (error) {
      throw this.#errorOf(error, verb, name);
    }
  }

  #errorOf(error: unknown, verb: 'create' | 'delete' | 'get' | 'list' | 'update', name: string): unknown {
    return interpretStorageError(error, verb, groupResource(this.kind), name);
  }
}

/** What a write has taken for its object, until it is known whether that was stored. */
class Taken {
  #finish: Finish | undefined;

  /** Takes something, and gives back what a try before this one took. */
  async begin(take: () => Promise<Finish> | undefined): Promise<void> {
    await this.finish(false);
    this.#finish = await take();
  }

  async finish(isStored: boolean): Promise<void> {
    const finish = this.#finish;
    this.#finish = undefined;
    await finish?.(isStored);
  }
}

/** Whose keys these are. */
type KeyOptions = Pick<StoreOptions, 'keyRoot' | 'kind'>;

/**
 * The key of an object. Mirrors Go's `registry.NamespaceKeyFunc` and `NoNamespaceKeyFunc`.
 * @throws {StatusError} 400 for what is not a name, and where the namespace is missing
 */
function keyOf({ keyRoot, kind }: KeyOptions, namespace: string, name: string): string {
  if (kind.namespaced && namespace === '') throw newBadRequest('Namespace parameter required.');
  if (name === '') throw newBadRequest('Name parameter required.');
  const wrong = validatePathSegmentName(name, false);
  if (wrong.length > 0) throw newBadRequest(`Name parameter invalid: ${quote(name)}: ${wrong.join(';')}`);
  return kind.namespaced ? `${keyRoot}/${namespace}/${name}` : `${keyRoot}/${name}`;
}

/** The key of the one object that is wanted, or of the folder of all. */
function listKeyOf(
  options: KeyOptions,
  predicate: SelectionPredicate,
  requestNamespace: string,
): { readonly key: string; readonly recursive: boolean } {
  const { keyRoot, kind } = options;
  const selected = requestNamespace === '' ? (matchesSingleNamespace(predicate) ?? '') : '';
  const namespace = validateNamespaceName(selected, false).length === 0 ? selected : requestNamespace;
  const name = matchesSingle(predicate);
  if (name !== undefined) {
    try {
      return { key: keyOf(options, namespace, name), recursive: false };
    } catch {
      // No such key: nothing will match.
    }
  }
  return { key: kind.namespaced && namespace !== '' ? `${keyRoot}/${namespace}` : keyRoot, recursive: true };
}

/** The version that an object says it is of; 0: it says none. @throws {Error} in Go's words, when it is not a number */
function versionOf({ metadata }: APIObject): number {
  try {
    return parseResourceVersion(metadata.resourceVersion ?? '');
  } catch (error) {
    throw isInvalidError(error) ? new Error(error.errs[0]!.detail, { cause: error }) : error;
  }
}

/** Go's `registry.OptimisticLockErrorMsg`. */
const MODIFIED = 'the object has been modified; please apply your changes to the latest version and try again';

/**
 * Refuses an update of another version than the stored one. An object without a version gets that one, if the strategy
 * allows it.
 * @param version that the object says it is of; 0: none
 * @throws {StatusError} 409 for another version, 422 for none
 */
function checkVersion(
  kind: ResourceKind,
  strategy: Strategy,
  name: string,
  version: number,
  object: APIObject,
  existing: APIObject,
): void {
  if (version === 0) {
    if (strategy.allowUnconditionalUpdate !== false) {
      object.metadata.resourceVersion = existing.metadata.resourceVersion!;
      return;
    }
    const path = newPath('metadata').child('resourceVersion');
    // Go names the resource where the kind belongs, and gives the number.
    throw newInvalid({ group: kind.group, kind: kind.resource }, name, [
      ofNamedType(invalid(path, 0, 'must be specified for an update')),
    ]);
  }
  if (String(version) !== existing.metadata.resourceVersion)
    throw newConflict(groupResource(kind), name, new Error(MODIFIED));
}

/** Ends an update: the object is to be deleted instead. */
class EmptiedFinalizers extends Error {
  readonly code = 'ERR_EMPTIED_FINALIZERS';
}

class ChangedMeanwhile extends Error {
  readonly code = 'ERR_CHANGED_MEANWHILE';
}

/** @throws {ChangedMeanwhile} when an object is not stored as it was any more */
function checkUnchanged({ metadata: judged }: APIObject, { metadata }: APIObject): void {
  if (metadata.uid !== judged.uid || metadata.resourceVersion !== judged.resourceVersion)
    throw new ChangedMeanwhile(`${metadata.name ?? ''} has changed meanwhile`);
}

/** Whether an update is the last thing that a deletion has waited for. Mirrors Go's `registry.ShouldDeleteDuringUpdate`. */
function shouldDeleteDuringUpdate({ metadata }: APIObject, { metadata: old }: APIObject): boolean {
  return (metadata.finalizers ?? []).length === 0 && Boolean(old.deletionTimestamp) && !old.deletionGracePeriodSeconds;
}

/**
 * Keeps the old times in managedFields when nothing else has changed: a write that changes only them is none.
 * Mirrors Go's `fieldmanager.IgnoreManagedFieldsTimestampsTransformer`.
 * @param object may be changed
 */
function ignoreManagedFieldsTimestamps(object: APIObject, old: APIObject): void {
  const entries = object.metadata.managedFields ?? [];
  const before = old.metadata.managedFields ?? [];
  if (entries.length === 0 || entries.length !== before.length) return;
  if (entries.every(({ time }, index) => timeEqual(time, before[index]!.time))) return;
  const restored = entries.map((entry, index) => withTime(entry, before[index]!.time));
  if (!deepEqual(restored, before)) return;
  if (deepEqual(withMetadata(object, { ...object.metadata, managedFields: restored }), old))
    object.metadata.managedFields = restored;
}

function withTime({ time: _, ...entry }: ManagedFieldsEntry, time: ManagedFieldsEntry['time']): ManagedFieldsEntry {
  return time === undefined ? entry : { ...entry, time };
}
