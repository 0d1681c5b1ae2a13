import { isDeeperThan } from '#engine/json/levels';
import { MAX_NESTING } from '#engine/schema/nesting';
import { asError } from '#engine/text/as_error';
import { isCorruptObject, newCorruptObjError } from '../storage_error.js';
import { withMetadata } from '../with_metadata.js';
import { deepFreeze } from './deep_freeze.js';
/** Reads objects from their bytes: once, as long as the engine hands out the same bytes. */
export class ObjectCache {
    #codec;
    #onCorrupt;
    #objects = new WeakMap();
    /** What is about to be written. */
    #checked = new WeakMap();
    #corrupt = new WeakMap();
    /** At the revisions of their deletions. */
    #deleted = new WeakMap();
    /** @param onCorrupt is given each error once, as long as the engine hands out the same bytes */
    constructor(codec, onCorrupt = () => { }) {
        this.#codec = codec;
        this.#onCorrupt = onCorrupt;
    }
    /**
     * Makes sure that bytes can be read before they are written: what can't be would be in the way of everybody.
     * @throws {Error} when they can't
     */
    check(key, data) {
        try {
            this.#checked.set(data, this.#read(data));
        }
        catch (error) {
            const { message } = asError(error);
            throw new Error(`${key} is not written, as it could not be read again: ${message}`, { cause: error });
        }
    }
    /**
     * The object of some bytes, with a resourceVersion. It is frozen.
     * @throws {StorageError} when they can't be read
     */
    get(key, data, revision) {
        const known = this.#objects.get(data);
        const resourceVersion = String(revision);
        if (known !== undefined) {
            if (known.metadata.resourceVersion === resourceVersion)
                return known;
            return this.#at(data, known, resourceVersion);
        }
        const object = this.#checked.get(data) ?? this.#decode(key, data);
        object.metadata.resourceVersion = resourceVersion;
        this.#objects.set(data, deepFreeze(object));
        return object;
    }
    #read(data) {
        const object = this.#codec.decode(data);
        // Each level takes two bytes at least.
        if (data.length > 2 * MAX_NESTING && isDeeperThan(object, MAX_NESTING))
            throw new RangeError(`it is nested in more than ${MAX_NESTING} levels`);
        return object;
    }
    /** Why the bytes of an object can't be read; undefined: they can. */
    faultOf(key, data, revision) {
        try {
            this.get(key, data, revision);
            return undefined;
        }
        catch (error) {
            if (isCorruptObject(error))
                return error;
            throw error;
        }
    }
    #decode(key, data) {
        const known = this.#corrupt.get(data);
        if (known !== undefined)
            throw known;
        try {
            return this.#read(data);
        }
        catch (error) {
            const corrupt = newCorruptObjError(key, asError(error));
            this.#corrupt.set(data, corrupt);
            this.#onCorrupt(corrupt);
            throw corrupt;
        }
    }
    /** The same object at another revision: that of its deletion. */
    #at(data, object, resourceVersion) {
        const deleted = this.#deleted.get(data);
        if (deleted?.metadata.resourceVersion === resourceVersion)
            return deleted;
        const made = Object.freeze(withMetadata(object, { ...object.metadata, resourceVersion }));
        this.#deleted.set(data, made);
        return made;
    }
}
