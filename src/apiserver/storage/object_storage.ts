import { quote } from '#engine/schema/fault';
import { takeTurns } from '../turns/turns.ts';
import type { APIObject } from './api_object.ts';
import type { KeyValue, StorageEngine, WriteResult } from './engine.ts';
import { equalBytes } from './internal/equal_bytes.ts';
import { ObjectCache } from './internal/object_cache.ts';
import { ObjectReader } from './internal/object_reader.ts';
import { type ListOptions, type ObjectList, readList } from './list.ts';
import type { ObjectCodec } from './object_codec.ts';
import type { ObjectConversion } from './object_conversion.ts';
import { checkPreconditions, type Preconditions } from './preconditions.ts';
import { parseResourceVersion } from './resource_version.ts';
import {
  KeyError,
  newInvalidObjError,
  newKeyExistsError,
  newKeyNotFoundError,
  newTooLargeResourceVersionError,
  ResourceVersionSetOnCreateError,
  type StorageError,
} from './storage_error.ts';
import { type ObjectEvent, type WatchOptions, watchObjects } from './watch.ts';
import { withMetadata } from './with_metadata.ts';

/** What a store of objects is made of. */
export interface ObjectStorageOptions<T extends APIObject> {
  readonly engine: StorageEngine;
  readonly codec: ObjectCodec<T>;
  /** Between the codec and everybody else: for what is converted elsewhere. */
  readonly conversion?: ObjectConversion<T> | undefined;
  /** What all keys begin with; `/registry` unless given. */
  readonly prefix?: string;
  /** What the keys of these objects begin with after that: `/pods`. */
  readonly resourcePrefix: string;
  /** Is given the error of each object that can't be read, once. */
  readonly onCorrupt?: ((error: StorageError) => void) | undefined;
  /** How many milliseconds a read waits for a resourceVersion that has not been reached; 3,000 unless given. */
  readonly freshnessTimeout?: number;
}

/** What the object under a key is to become. */
export type UpdateFunc<T extends APIObject> = (
  /** As it is stored, not to be changed; undefined: there is none. */
  existing: T | undefined,
) => Promise<Updated<T>> | Updated<T>;

/** What an object becomes. */
export interface Updated<T extends APIObject> {
  readonly object: T;
  /** Seconds after which it is deleted; 0 or left out: never. */
  readonly ttlSeconds?: number | undefined;
}

/** How an object is updated. */
export interface GuaranteedUpdateOptions<T extends APIObject> {
  /** Whether the object is created where there is none. Otherwise it is an error that there is none. */
  readonly ignoreNotFound?: boolean;
  readonly preconditions?: Preconditions | undefined;
  /** What the object most likely is, read before: saves a read if it still is. */
  readonly cachedExistingObject?: T | undefined;
}

/** How an object is deleted. */
export interface DeleteOptions<T extends APIObject> {
  readonly preconditions?: Preconditions | undefined;
  /** Throws when the object must stay. */
  validateDeletion?(object: T): Promise<void> | void;
  /** What the object most likely is, read before: saves a read if it still is. */
  readonly cachedExistingObject?: T | undefined;
}

interface State<T> {
  readonly object: T | undefined;
  readonly data: Uint8Array | undefined;
  readonly revision: number;
}

/**
 * Objects of one resource under keys, with optimistic writes, lists in pages, and watches. Objects that it gives are
 * frozen and shared: copy what you want to change. Mirrors Go's `storage.Interface`, as its etcd3 store and the cache
 * before it implement it.
 */
export class ObjectStorage<T extends APIObject = APIObject> {
  readonly engine: StorageEngine;
  readonly #codec: ObjectCodec<T>;
  readonly #conversion: ObjectConversion<T> | undefined;
  readonly #cache: ObjectCache<T>;
  readonly #objects: ObjectReader<T>;
  readonly #prefix: string;
  readonly #resourcePrefix: string;
  readonly #freshnessTimeout: number;

  constructor({
    engine,
    codec,
    conversion,
    prefix = '/registry',
    resourcePrefix,
    onCorrupt,
    freshnessTimeout = 3000,
  }: ObjectStorageOptions<T>) {
    this.engine = engine;
    this.#codec = codec;
    this.#conversion = conversion;
    this.#cache = new ObjectCache(codec, onCorrupt);
    this.#objects = new ObjectReader(this.#cache, conversion);
    this.#prefix = prefix;
    this.#resourcePrefix = resourcePrefix;
    this.#freshnessTimeout = freshnessTimeout;
  }

  /**
   * Stores a new object, if it can be read again. Mirrors `storage.Interface.Create`.
   * @param key of the object, without the prefix of the store: `/pods/default/nginx`
   * @param ttlSeconds seconds after which it is deleted; 0 or left out: never
   * @returns the object as it is stored, with its resourceVersion
   * @throws {StorageError} there is one already
   */
  async create(key: string, object: T, ttlSeconds = 0): Promise<T> {
    const prepared = this.#key(key);
    // What is not a version is ignored, as in Go.
    if (/^0*[1-9][0-9]*$/.test(object.metadata.resourceVersion ?? '')) throw new ResourceVersionSetOnCreateError();
    const data = await this.#encode(object);
    await takeTurns();
    this.#cache.check(prepared, data);
    await takeTurns();
    const { succeeded, revision } = await this.engine.put(prepared, data, 0, ttlSeconds);
    if (!succeeded) throw newKeyExistsError(prepared);
    await takeTurns();
    return this.#objects.get(prepared, data, revision);
  }

  /**
   * Reads an object. Mirrors `storage.Interface.Get`.
   * @param resourceVersion at least this one; it is waited for. The object is always the current one
   * @throws {StorageError} there is none, or it can't be read
   * @throws {StatusError} 504 when the resourceVersion isn't reached
   */
  async get(key: string, resourceVersion = ''): Promise<T> {
    const prepared = this.#key(key);
    await this.#waitFor(parseResourceVersion(resourceVersion));
    const { kv } = await this.engine.get(prepared, 0, resourceVersion !== '');
    if (kv === undefined) throw newKeyNotFoundError(prepared);
    return this.#objects.get(prepared, kv.value, kv.modRevision);
  }

  /**
   * Reads many objects. Mirrors `storage.Interface.GetList`.
   * @param key of the objects' folder; of one object unless `recursive`
   * @throws {StatusError} 400 for wrong options, 410 when the past that is asked for is gone, 504 when a resourceVersion
   *   isn't reached
   */
  async getList(key: string, options: ListOptions = {}): Promise<ObjectList<T>> {
    const keyPrefix = preparedKey(this.#prefix, key, options.recursive === true);
    return readList(
      { engine: this.engine, objects: this.#objects, waitFor: (revision) => this.#waitFor(revision) },
      keyPrefix,
      options,
    );
  }

  /**
   * Updates an object: reads it, calls `tryUpdate` and writes the result, and retries when the object has changed meanwhile.
   * An update that changes no byte is not written. Mirrors `storage.Interface.GuaranteedUpdate`.
   * @returns the object as it is stored
   * @throws {StorageError} there is none, or a precondition isn't met
   * @throws whatever `tryUpdate` throws for the current object
   */
  async guaranteedUpdate(
    key: string,
    tryUpdate: UpdateFunc<T>,
    { ignoreNotFound = false, preconditions = {}, cachedExistingObject }: GuaranteedUpdateOptions<T> = {},
  ): Promise<T> {
    const prepared = this.#key(key);
    const read = (): Promise<State<T>> => this.#read(prepared, ignoreNotFound);
    const likely = await this.#likelyState(prepared, cachedExistingObject);
    let isCurrent = likely === undefined;
    let state = likely ?? (await read());
    for (;;) {
      let updated: Updated<T>;
      try {
        if (state.object !== undefined) checkPreconditions(preconditions, prepared, state.object);
        else checkPreconditions(preconditions, prepared, NO_OBJECT);
        updated = await tryUpdate(state.object);
      } catch (error) {
        // It may be for the old object only that it fails.
        if (isCurrent) throw error;
        const old = state.revision;
        state = await read();
        isCurrent = true;
        if (old === state.revision) throw error;
        continue;
      }
      await takeTurns();
      const data = await this.#encode(updated.object);
      await takeTurns();
      if (state.data !== undefined && equalBytes(data, state.data)) {
        if (isCurrent) return state.object!;
        state = await read();
        isCurrent = true;
        if (state.data !== undefined && equalBytes(data, state.data)) return state.object!;
        continue;
      }
      this.#cache.check(prepared, data);
      const result = await this.engine.put(prepared, data, state.revision, updated.ttlSeconds ?? 0);
      if (result.succeeded) return this.#objects.get(prepared, data, result.revision);
      state = await this.#conflict(prepared, result, ignoreNotFound);
      isCurrent = true;
    }
  }

  /**
   * Deletes an object. Mirrors `storage.Interface.Delete`.
   * @returns the object as it was, with the resourceVersion of the deletion
   * @throws {StorageError} there is none, or a precondition isn't met
   * @throws whatever `validateDeletion` throws for the current object
   */
  async delete(key: string, options: DeleteOptions<T> = {}): Promise<T> {
    const { preconditions = {}, validateDeletion, cachedExistingObject } = options;
    const prepared = this.#key(key);
    const read = (): Promise<State<T>> => this.#read(prepared, false);
    const likely = await this.#likelyState(prepared, cachedExistingObject);
    let isCurrent = likely === undefined;
    let state = likely ?? (await read());
    for (;;) {
      try {
        checkPreconditions(preconditions, prepared, state.object!);
        await validateDeletion?.(state.object!);
      } catch (error) {
        if (isCurrent) throw error;
        const old = state.revision;
        state = await read();
        isCurrent = true;
        if (old === state.revision) throw error;
        continue;
      }
      const result = await this.engine.delete(prepared, state.revision);
      if (result.succeeded) return this.#objects.get(prepared, state.data!, result.revision);
      state = await this.#conflict(prepared, result, false);
      isCurrent = true;
    }
  }

  /**
   * Deletes an object that can't be read, without its preconditions, finalizers and dependents. Mirrors
   * `storage.Interface.Delete` with `IgnoreStoreReadError`.
   * @returns the error that reading it gave
   * @throws {StorageError} there is none, or it has changed meanwhile
   * @throws {RangeError} it can be read
   */
  async deleteCorrupt(key: string): Promise<StorageError> {
    const prepared = this.#key(key);
    const { kv } = await this.engine.get(prepared);
    if (kv === undefined) throw newKeyNotFoundError(prepared);
    const error = this.#cache.faultOf(prepared, kv.value, kv.modRevision);
    if (error === undefined) throw new RangeError(`${prepared} can be read`);
    const { succeeded } = await this.engine.delete(prepared, kv.modRevision);
    if (!succeeded) throw newInvalidObjError(prepared, 'it was changed meanwhile');
    return error;
  }

  /**
   * What happens to objects, from a resourceVersion on. Errors come as an event, the last one.
   * Mirrors `storage.Interface.Watch`.
   * @param key of the objects' folder; of one object unless `recursive`
   * @throws {InvalidError} at once, when the resourceVersion is none
   */
  watch(key: string, options: WatchOptions): AsyncIterable<ObjectEvent<T>> {
    const keyPrefix = preparedKey(this.#prefix, key, options.recursive === true);
    const revision = parseResourceVersion(options.resourceVersion ?? '');
    const source = { engine: this.engine, objects: this.#objects, waitFor: (at: number) => this.#waitFor(at) };
    return watchObjects(source, keyPrefix, revision, options);
  }

  /** What an object would be if it were stored: for dry runs. */
  async asStored(object: T): Promise<T> {
    await takeTurns();
    const encoded = await this.#encode(object);
    await takeTurns();
    const decoded = this.#codec.decode(encoded);
    const [stored = decoded] = (await this.#conversion?.fromStored([decoded])) ?? [];
    const { resourceVersion } = object.metadata;
    if (resourceVersion !== undefined) stored.metadata.resourceVersion = resourceVersion;
    return stored;
  }

  /** How many objects there are. Mirrors `storage.Interface.Stats`. */
  async count(): Promise<number> {
    const prefix = preparedKey(this.#prefix, this.#resourcePrefix, true);
    return (await this.engine.range({ prefix, limit: 1 })).count;
  }

  #key(key: string): string {
    return preparedKey(this.#prefix, key, false);
  }

  async #waitFor(revision: number): Promise<void> {
    if (revision === 0 || (await this.engine.waitFor(revision, this.#freshnessTimeout))) return;
    throw newTooLargeResourceVersionError(revision, await this.engine.currentRevision(), 1);
  }

  async #read(key: string, ignoreNotFound: boolean): Promise<State<T>> {
    return this.#state(key, (await this.engine.get(key)).kv, ignoreNotFound);
  }

  #conflict(key: string, { current }: WriteResult, ignoreNotFound: boolean): Promise<State<T>> {
    return this.#state(key, current, ignoreNotFound);
  }

  async #state(key: string, kv: KeyValue | undefined, ignoreNotFound: boolean): Promise<State<T>> {
    if (kv === undefined) {
      if (!ignoreNotFound) throw newKeyNotFoundError(key);
      return { object: undefined, data: undefined, revision: 0 };
    }
    const object = await this.#objects.get(key, kv.value, kv.modRevision);
    return { object, data: kv.value, revision: kv.modRevision };
  }

  /** What an object most likely is, where to know that costs less than to know what it is. */
  async #likelyState(key: string, object: T | undefined): Promise<State<T> | undefined> {
    if (object === undefined) {
      if (this.engine.cheapStaleReads !== true) return undefined;
      const { kv } = await this.engine.get(key, 0, true);
      return kv && this.#state(key, kv, true);
    }
    const revision = parseResourceVersion(object.metadata.resourceVersion ?? '');
    const data = await this.#encode(object);
    return { object: await this.#objects.get(key, data, revision), data, revision };
  }

  /** The bytes that are stored have no resourceVersion: it is the revision they are written at. */
  #encode(object: T): Uint8Array | Promise<Uint8Array> {
    const { resourceVersion, selfLink, ...metadata } = object.metadata;
    const bare = resourceVersion === undefined && selfLink === undefined ? object : withMetadata(object, metadata);
    if (this.#conversion === undefined) return this.#codec.encode(bare);
    return this.#conversion.toStored(bare).then((stored) => this.#codec.encode(stored));
  }
}

/** What preconditions are checked against where there is no object: it has neither uid nor resourceVersion. */
const NO_OBJECT: APIObject = { metadata: {} };

/**
 * The key in the engine. Mirrors `prepareKey` of Go's etcd3 store.
 * @param recursive the key of a folder: it gets a slash at its end, so that `/a` is not a prefix of `/ab`
 * @throws {KeyError} for empty keys and dot segments
 */
function preparedKey(prefix: string, key: string, recursive: boolean): string {
  if (/(?:^|\/)\.\.?(?:\/|$)/.test(key)) throw new KeyError(`invalid key: ${quote(key)}`);
  if (key === '' || key === '/') throw new KeyError(`empty key: ${quote(key)}`);
  const folder = recursive && !key.endsWith('/') ? `${key}/` : key;
  return `${prefix}/${folder.replace(/^\//, '')}`;
}
