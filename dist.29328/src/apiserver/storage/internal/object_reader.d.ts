import type { APIObject } from '../api_object.ts';
import type { KeyValue } from '../engine.ts';
import type { ObjectConversion } from '../object_conversion.ts';
import type { ObjectCache } from './object_cache.ts';
/**
 * Gives the object of a key, frozen. @param revision another one than that of its last write: that of its deletion
 * @throws {StorageError} when it can't be read
 */
export type ReadObject<T extends APIObject> = (kv: KeyValue, revision?: number) => T;
/** Reads objects from their bytes. With a conversion those of a page are converted at once; without one nothing waits. */
export declare class ObjectReader<T extends APIObject> {
    #private;
    constructor(cache: ObjectCache<T>, conversion: ObjectConversion<T> | undefined);
    /** One object. */
    get(key: string, data: Uint8Array, revision: number): T | Promise<T>;
    /** The objects of a page. @throws whatever the conversion of one of them throws */
    page(kvs: readonly KeyValue[]): ReadObject<T> | Promise<ReadObject<T>>;
    /** The objects of events, which are converted once for all watches. */
    shared(events: readonly {
        readonly current: KeyValue | undefined;
        readonly previous: KeyValue | undefined;
    }[]): ReadObject<T> | Promise<ReadObject<T>>;
}
