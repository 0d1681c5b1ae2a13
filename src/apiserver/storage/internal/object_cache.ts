import type { APIObject } from '../api_object.ts';
import { newCorruptObjError } from '../storage_error.ts';
import { withMetadata } from '../with_metadata.ts';
import { deepFreeze } from './deep_freeze.ts';

/** Reads objects from their bytes: once, as long as the engine hands out the same bytes. */
export class ObjectCache<T extends APIObject> {
  readonly #codec: { decode(data: Uint8Array): T };
  readonly #objects = new WeakMap<Uint8Array, T>();
  /** At the revisions of their deletions. */
  readonly #deleted = new WeakMap<Uint8Array, T>();

  constructor(codec: { decode(data: Uint8Array): T }) {
    this.#codec = codec;
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
    let object: T;
    try {
      object = this.#codec.decode(data);
    } catch (error) {
      throw newCorruptObjError(key, error instanceof Error ? error : new Error(String(error)));
    }
    object.metadata.resourceVersion = resourceVersion;
    this.#objects.set(data, deepFreeze(object));
    return object;
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
