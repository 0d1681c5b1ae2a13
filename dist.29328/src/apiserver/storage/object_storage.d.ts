import type { APIObject } from './api_object.ts';
import type { StorageEngine } from './engine.ts';
import { type ListOptions, type ObjectList } from './list.ts';
import type { ObjectConversion } from './object_conversion.ts';
import { type Preconditions } from './preconditions.ts';
import { type StorageError } from './storage_error.ts';
import { type ObjectEvent, type WatchOptions } from './watch.ts';
/** Turns objects of one resource into bytes, and back. */
export interface ObjectCodec<T extends APIObject> {
    /** The same object must always give the same bytes: equal bytes are no change. */
    encode(object: T): Uint8Array;
    /** A new object. @throws what can't be read */
    decode(data: Uint8Array): T;
}
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
existing: T | undefined) => Promise<Updated<T>> | Updated<T>;
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
/**
 * Objects of one resource under keys, with optimistic writes, lists in pages, and watches. Objects that it gives are
 * frozen and shared: copy what you want to change. Mirrors Go's `storage.Interface`, as its etcd3 store and the cache
 * before it implement it.
 */
export declare class ObjectStorage<T extends APIObject = APIObject> {
    #private;
    readonly engine: StorageEngine;
    constructor({ engine, codec, conversion, prefix, resourcePrefix, onCorrupt, freshnessTimeout, }: ObjectStorageOptions<T>);
    /**
     * Stores a new object, if it can be read again. Mirrors `storage.Interface.Create`.
     * @param key of the object, without the prefix of the store: `/pods/default/nginx`
     * @param ttlSeconds seconds after which it is deleted; 0 or left out: never
     * @returns the object as it is stored, with its resourceVersion
     * @throws {StorageError} there is one already
     */
    create(key: string, object: T, ttlSeconds?: number): Promise<T>;
    /**
     * Reads an object. Mirrors `storage.Interface.Get`.
     * @param resourceVersion at least this one; it is waited for. The object is always the current one
     * @throws {StorageError} there is none, or it can't be read
     * @throws {StatusError} 504 when the resourceVersion isn't reached
     */
    get(key: string, resourceVersion?: string): Promise<T>;
    /**
     * Reads many objects. Mirrors `storage.Interface.GetList`.
     * @param key of the objects' folder; of one object unless `recursive`
     * @throws {StatusError} 400 for wrong options, 410 when the past that is asked for is gone, 504 when a resourceVersion
     *   isn't reached
     */
    getList(key: string, options?: ListOptions): Promise<ObjectList<T>>;
    /**
     * Changes an object: reads it, asks what it becomes, and writes that, again and again until nobody else has changed it
     * in between. What becomes the same bytes is not written. Mirrors `storage.Interface.GuaranteedUpdate`.
     * @returns the object as it is stored
     * @throws {StorageError} there is none, or a precondition isn't met
     * @throws whatever `tryUpdate` throws for the current object
     */
    guaranteedUpdate(key: string, tryUpdate: UpdateFunc<T>, { ignoreNotFound, preconditions, cachedExistingObject }?: GuaranteedUpdateOptions<T>): Promise<T>;
    /**
     * Deletes an object. Mirrors `storage.Interface.Delete`.
     * @returns the object as it was, with the resourceVersion of the deletion
     * @throws {StorageError} there is none, or a precondition isn't met
     * @throws whatever `validateDeletion` throws for the current object
     */
    delete(key: string, options?: DeleteOptions<T>): Promise<T>;
    /**
     * Deletes an object that can't be read: nobody knows its preconditions, finalizers and dependents. Mirrors
     * `storage.Interface.Delete` with `IgnoreStoreReadError`.
     * @returns the error that reading it gave
     * @throws {StorageError} there is none, or it has changed meanwhile
     * @throws {RangeError} it can be read
     */
    deleteCorrupt(key: string): Promise<StorageError>;
    /**
     * What happens to objects, from a resourceVersion on. Errors come as an event, the last one.
     * Mirrors `storage.Interface.Watch`.
     * @param key of the objects' folder; of one object unless `recursive`
     * @throws {InvalidError} at once, when the resourceVersion is none
     */
    watch(key: string, options: WatchOptions): AsyncIterable<ObjectEvent<T>>;
    /** What an object would be if it were stored: for dry runs. */
    asStored(object: T): Promise<T>;
    /** How many objects there are. Mirrors `storage.Interface.Stats`. */
    count(): Promise<number>;
}
