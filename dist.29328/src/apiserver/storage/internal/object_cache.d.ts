import type { APIObject } from '../api_object.ts';
import { type StorageError } from '../storage_error.ts';
/** Reads objects from their bytes: once, as long as the engine hands out the same bytes. */
export declare class ObjectCache<T extends APIObject> {
    #private;
    /** @param onCorrupt is given each error once, as long as the engine hands out the same bytes */
    constructor(codec: {
        decode(data: Uint8Array): T;
    }, onCorrupt?: (error: StorageError) => void);
    /**
     * Makes sure that bytes can be read before they are written: what can't be would be in the way of everybody.
     * @throws {Error} when they can't
     */
    check(key: string, data: Uint8Array): void;
    /**
     * The object of some bytes, with a resourceVersion. It is frozen.
     * @throws {StorageError} when they can't be read
     */
    get(key: string, data: Uint8Array, revision: number): T;
    /** Why the bytes of an object can't be read; undefined: they can. */
    faultOf(key: string, data: Uint8Array, revision: number): StorageError | undefined;
}
