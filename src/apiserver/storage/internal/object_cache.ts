import { isDeeperThan } from '#engine/json/levels';
import { MAX_NESTING } from '#engine/schema/nesting';
import { asError } from '#engine/text/as_error';
import type { APIObject } from '../api_object.ts';
import type { ObjectCodec } from '../object_codec.ts';
import { isCorruptObject, newCorruptObjError, type StorageError } from '../storage_error.ts';
import { rememberStoredJSON } from '../stored_json.ts';
import { withMetadata } from '../with_metadata.ts';
import { deepFreeze } from './deep_freeze.ts';

/** Reads objects from their bytes: once, as long as the engine hands out the same bytes. */
export class ObjectCache<T extends APIObject> {
  readonly #codec: ObjectCodec<T>;
  readonly #onCorrupt: (error: StorageError) => void;
  readonly #objects = new WeakMap<Uint8Array, T>();
  /** What is about to be written. */
  readonly #checked = new WeakMap<Uint8Array, T>();
  readonly #corrupt = new WeakMap<Uint8Array, StorageError>();
  /** At the revisions of their deletions. */
  readonly #deleted = new WeakMap<Uint8Array, T>();

  /** @param onCorrupt is given each error once, as long as the engine hands out the same bytes */
  constructor(codec: ObjectCodec<T>, onCorrupt: (error: StorageError) => void = () => {}) {
    this.#codec = codec;
    this.#onCorrupt = onCorrupt;
  }

  /**
   * Makes sure that bytes can be read before they are written: an object that can't be breaks lists and watches.
   * @throws {Error} when they can't
   */
  check(key: string, data: Uint8Array): void {
    try {
      this.#checked.set(data, this.#read(data));
    } catch (error) {
      const { message } = asError(error);
      throw new Error(`${key} is not written, as it could not be read again: ${message}`, { cause: error });
    }
  }

  /**
   * The object of some bytes, with a resourceVersion. It is frozen.
   * @throws {StorageError} when they can't be read
   */
  get(key: string, data: Uint8Array, revision: number): T {
    const known = this.#objects.get(data);
    const resourceVersion = String(revision);
    if (known !== undefined) {
      if (known.metadata.resourceVersion === resourceVersion) return known;
      return this.#at(data, known, resourceVersion);
    }
    const object = this.#checked.get(data) ?? this.#decode(key, data);
    object.metadata.resourceVersion = resourceVersion;
    this.#objects.set(data, deepFreeze(object));
    if (this.#codec.writesJSON === true) rememberStoredJSON(object, data, (each) => this.#codec.encode(each));
    return object;
  }

  #read(data: Uint8Array): T {
    const object = this.#codec.decode(data);
    // Each level takes two bytes at least.
    if (data.length > 2 * MAX_NESTING && isDeeperThan(object, MAX_NESTING))
      throw new RangeError(`it is nested in more than ${MAX_NESTING} levels`);
    return object;
  }

  /** Why the bytes of an object can't be read; undefined: they can. */
  faultOf(key: string, data: Uint8Array, revision: number): StorageError | undefined {
    try {
      this.get(key, data, revision);
      return undefined;
    } catch (error) {
      if (isCorruptObject(error)) return error;
      throw error;
    }
  }

  #decode(key: string, data: Uint8Array): T {
    const known = this.#corrupt.get(data);
    if (known !== undefined) throw known;
    try {
      return this.#read(data);
    } catch (error) {
      const corrupt = newCorruptObjError(key, asError(error));
      this.#corrupt.set(data, corrupt);
      this.#onCorrupt(corrupt);
      throw corrupt;
    }
  }

  /** The same object at another revision: that of its deletion. */
  #at(data: Uint8Array, object: T, resourceVersion: string): T {
    const deleted = this.#deleted.get(data);
    if (deleted?.metadata.resourceVersion === resourceVersion) return deleted;
    const made = Object.freeze(withMetadata(object, { ...object.metadata, resourceVersion }));
    this.#deleted.set(data, made);
    return made;
  }
}
