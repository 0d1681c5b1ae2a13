import type { APIObject } from '../api_object.ts';
import type { KeyValue } from '../engine.ts';
import type { ObjectConversion } from '../object_conversion.ts';
import { withMetadata } from '../with_metadata.ts';
import { deepFreeze } from './deep_freeze.ts';
import type { ObjectCache } from './object_cache.ts';

/**
 * Gives the object of a key, frozen. @param revision another one than that of its last write: that of its deletion
 * @throws {StorageError} when it can't be read
 */
export type ReadObject<T extends APIObject> = (kv: KeyValue, revision?: number) => T;

/** Reads objects from their bytes. With a conversion those of a page are converted at once; without one nothing waits. */
export class ObjectReader<T extends APIObject> {
  readonly #cache: ObjectCache<T>;
  readonly #conversion: ObjectConversion<T> | undefined;
  readonly #read: ReadObject<T>;
  /** What watches have been given: it is converted for the first of them. */
  readonly #shared = new WeakMap<T, Promise<T>>();

  constructor(cache: ObjectCache<T>, conversion: ObjectConversion<T> | undefined) {
    this.#cache = cache;
    this.#conversion = conversion;
    this.#read = ({ key, value, modRevision }, revision = modRevision) => cache.get(key, value, revision);
  }

  /** One object. */
  get(key: string, data: Uint8Array, revision: number): T | Promise<T> {
    const object = this.#cache.get(key, data, revision);
    return this.#conversion === undefined ? object : this.#converted([object]).then(([made = object]) => made);
  }

  /** The objects of a page. @throws whatever the conversion of one of them throws */
  page(kvs: readonly KeyValue[]): ReadObject<T> | Promise<ReadObject<T>> {
    if (this.#conversion === undefined) return this.#read;
    const readable = this.#readable(kvs);
    return this.#converted(readable.map((kv) => this.#read(kv))).then((made) => this.#readerOf(readable, made));
  }

  #readable(kvs: readonly KeyValue[]): KeyValue[] {
    return kvs.filter(({ key, value, modRevision }) => this.#cache.faultOf(key, value, modRevision) === undefined);
  }

  /** The objects of events, which are converted once for all watches. */
  shared(
    events: readonly { readonly current: KeyValue | undefined; readonly previous: KeyValue | undefined }[],
  ): ReadObject<T> | Promise<ReadObject<T>> {
    if (this.#conversion === undefined) return this.#read;
    const kvs = this.#readable(
      events.flatMap(({ current, previous }) => [previous, current].filter((kv) => kv !== undefined)),
    );
    const objects = kvs.map((kv) => this.#read(kv));
    const missing = [...new Set(objects)].filter((object) => !this.#shared.has(object));
    const made = this.#converted(missing);
    for (const [index, object] of missing.entries()) {
      const one = made.then((all) => all[index] ?? object);
      this.#shared.set(object, one);
      // The next watch tries again; this one gets the error below.
      one.catch(() => this.#shared.delete(object));
    }
    return Promise.all(objects.map((object) => this.#shared.get(object) ?? object)).then((all) =>
      this.#readerOf(kvs, all),
    );
  }

  async #converted(objects: readonly T[]): Promise<readonly T[]> {
    if (this.#conversion === undefined || objects.length === 0) return objects;
    return (await this.#conversion.fromStored(objects)).map((object) => deepFreeze(object));
  }

  /** @param kvs those that can be read: reading any other one throws */
  #readerOf(kvs: readonly KeyValue[], objects: readonly T[]): ReadObject<T> {
    const made = new Map(kvs.map((kv, index) => [kv, objects[index]]));
    return (kv, revision = kv.modRevision) => {
      const object = made.get(kv) ?? this.#read(kv);
      return revision === kv.modRevision
        ? object
        : Object.freeze(withMetadata(object, { ...object.metadata, resourceVersion: String(revision) }));
    };
  }
}
