import { quote } from '#engine/schema/fault';
import { takeTurns } from '../turns/turns.js';
import { equalBytes } from './internal/equal_bytes.js';
import { ObjectCache } from './internal/object_cache.js';
import { ObjectReader } from './internal/object_reader.js';
import { readList } from './list.js';
import { checkPreconditions } from './preconditions.js';
import { parseResourceVersion } from './resource_version.js';
import { KeyError, newInvalidObjError, newKeyExistsError, newKeyNotFoundError, newTooLargeResourceVersionError, ResourceVersionSetOnCreateError, } from './storage_error.js';
import { watchObjects } from './watch.js';
import { withMetadata } from './with_metadata.js';
/**
 * Objects of one resource under keys, with optimistic writes, lists in pages, and watches. Objects that it gives are
 * frozen and shared: copy what you want to change. Mirrors Go's `storage.Interface`, as its etcd3 store and the cache
 * before it implement it.
 */
export class ObjectStorage {
    engine;
    #codec;
    #conversion;
    #cache;
    #objects;
    #prefix;
    #resourcePrefix;
    #freshnessTimeout;
    constructor({ engine, codec, conversion, prefix = '/registry', resourcePrefix, onCorrupt, freshnessTimeout = 3000, }) {
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
    async create(key, object, ttlSeconds = 0) {
        const prepared = this.#key(key);
        // What is no version is ignored, as in Go.
        if (/^0*[1-9][0-9]*$/.test(object.metadata.resourceVersion ?? ''))
            throw new ResourceVersionSetOnCreateError();
        const data = await this.#encode(object);
        await takeTurns();
        this.#cache.check(prepared, data);
        await takeTurns();
        const { succeeded, revision } = await this.engine.put(prepared, data, 0, ttlSeconds);
        if (!succeeded)
            throw newKeyExistsError(prepared);
        await takeTurns();
        return this.#objects.get(prepared, data, revision);
    }
    /**
     * Reads an object. Mirrors `storage.Interface.Get`.
     * @param resourceVersion at least this one; it is waited for. The object is always the current one
     * @throws {StorageError} there is none, or it can't be read
     * @throws {StatusError} 504 when the resourceVersion isn't reached
     */
    async get(key, resourceVersion = '') {
        const prepared = this.#key(key);
        await this.#waitFor(parseResourceVersion(resourceVersion));
        const { kv } = await this.engine.get(prepared, 0, resourceVersion !== '');
        if (kv === undefined)
            throw newKeyNotFoundError(prepared);
        return this.#objects.get(prepared, kv.value, kv.modRevision);
    }
    /**
     * Reads many objects. Mirrors `storage.Interface.GetList`.
     * @param key of the objects' folder; of one object unless `recursive`
     * @throws {StatusError} 400 for wrong options, 410 when the past that is asked for is gone, 504 when a resourceVersion
     *   isn't reached
     */
    async getList(key, options = {}) {
        const keyPrefix = preparedKey(this.#prefix, key, options.recursive === true);
        return readList({ engine: this.engine, objects: this.#objects, waitFor: (revision) => this.#waitFor(revision) }, keyPrefix, options);
    }
    /**
     * Changes an object: reads it, asks what it becomes, and writes that, again and again until nobody else has changed it
     * in between. What becomes the same bytes is not written. Mirrors `storage.Interface.GuaranteedUpdate`.
     * @returns the object as it is stored
     * @throws {StorageError} there is none, or a precondition isn't met
     * @throws whatever `tryUpdate` throws for the current object
     */
    async guaranteedUpdate(key, tryUpdate, { ignoreNotFound = false, preconditions = {}, cachedExistingObject } = {}) {
        const prepared = this.#key(key);
        const read = () => this.#read(prepared, ignoreNotFound);
        const likely = await this.#likelyState(prepared, cachedExistingObject);
        let isCurrent = likely === undefined;
        let state = likely ?? (await read());
        for (;;) {
            let updated;
            try {
                if (state.object !== undefined)
                    checkPreconditions(preconditions, prepared, state.object);
                else
                    checkPreconditions(preconditions, prepared, NO_OBJECT);
                updated = await tryUpdate(state.object);
            }
            catch (error) {
                // It may be for the old object only that it fails.
                if (isCurrent)
                    throw error;
                const old = state.revision;
                state = await read();
                isCurrent = true;
                if (old === state.revision)
                    throw error;
                continue;
            }
            await takeTurns();
            const data = await this.#encode(updated.object);
            await takeTurns();
            if (state.data !== undefined && equalBytes(data, state.data)) {
                if (isCurrent)
                    return state.object;
                state = await read();
                isCurrent = true;
                if (state.data !== undefined && equalBytes(data, state.data))
                    return state.object;
                continue;
            }
            this.#cache.check(prepared, data);
            const result = await this.engine.put(prepared, data, state.revision, updated.ttlSeconds ?? 0);
            if (result.succeeded)
                return this.#objects.get(prepared, data, result.revision);
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
    async delete(key, options = {}) {
        const { preconditions = {}, validateDeletion, cachedExistingObject } = options;
        const prepared = this.#key(key);
        const read = () => this.#read(prepared, false);
        const likely = await this.#likelyState(prepared, cachedExistingObject);
        let isCurrent = likely === undefined;
        let state = likely ?? (await read());
        for (;;) {
            try {
                checkPreconditions(preconditions, prepared, state.object);
                await validateDeletion?.(state.object);
            }
            catch (error) {
                if (isCurrent)
                    throw error;
                const old = state.revision;
                state = await read();
                isCurrent = true;
                if (old === state.revision)
                    throw error;
                continue;
            }
            const result = await this.engine.delete(prepared, state.revision);
            if (result.succeeded)
                return this.#objects.get(prepared, state.data, result.revision);
            state = await this.#conflict(prepared, result, false);
            isCurrent = true;
        }
    }
    /**
     * Deletes an object that can't be read: nobody knows its preconditions, finalizers and dependents. Mirrors
     * `storage.Interface.Delete` with `IgnoreStoreReadError`.
     * @returns the error that reading it gave
     * @throws {StorageError} there is none, or it has changed meanwhile
     * @throws {RangeError} it can be read
     */
    async deleteCorrupt(key) {
        const prepared = this.#key(key);
        const { kv } = await this.engine.get(prepared);
        if (kv === undefined)
            throw newKeyNotFoundError(prepared);
        const error = this.#cache.faultOf(prepared, kv.value, kv.modRevision);
        if (error === undefined)
            throw new RangeError(`${prepared} can be read`);
        const { succeeded } = await this.engine.delete(prepared, kv.modRevision);
        if (!succeeded)
            throw newInvalidObjError(prepared, 'it was changed meanwhile');
        return error;
    }
    /**
     * What happens to objects, from a resourceVersion on. Errors come as an event, the last one.
     * Mirrors `storage.Interface.Watch`.
     * @param key of the objects' folder; of one object unless `recursive`
     * @throws {InvalidError} at once, when the resourceVersion is none
     */
    watch(key, options) {
        const keyPrefix = preparedKey(this.#prefix, key, options.recursive === true);
        const revision = parseResourceVersion(options.resourceVersion ?? '');
        const source = { engine: this.engine, objects: this.#objects, waitFor: (at) => this.#waitFor(at) };
        return watchObjects(source, keyPrefix, revision, options);
    }
    /** What an object would be if it were stored: for dry runs. */
    async asStored(object) {
        await takeTurns();
        const encoded = await this.#encode(object);
        await takeTurns();
        const decoded = this.#codec.decode(encoded);
        const [stored = decoded] = (await this.#conversion?.fromStored([decoded])) ?? [];
        const { resourceVersion } = object.metadata;
        if (resourceVersion !== undefined)
            stored.metadata.resourceVersion = resourceVersion;
        return stored;
    }
    /** How many objects there are. Mirrors `storage.Interface.Stats`. */
    async count() {
        const prefix = preparedKey(this.#prefix, this.#resourcePrefix, true);
        return (await this.engine.range({ prefix, limit: 1 })).count;
    }
    #key(key) {
        return preparedKey(this.#prefix, key, false);
    }
    async #waitFor(revision) {
        if (revision === 0 || (await this.engine.waitFor(revision, this.#freshnessTimeout)))
            return;
        throw newTooLargeResourceVersionError(revision, await this.engine.currentRevision(), 1);
    }
    async #read(key, ignoreNotFound) {
        return this.#state(key, (await this.engine.get(key)).kv, ignoreNotFound);
    }
    #conflict(key, { current }, ignoreNotFound) {
        return this.#state(key, current, ignoreNotFound);
    }
    async #state(key, kv, ignoreNotFound) {
        if (kv === undefined) {
            if (!ignoreNotFound)
                throw newKeyNotFoundError(key);
            return { object: undefined, data: undefined, revision: 0 };
        }
        const object = await this.#objects.get(key, kv.value, kv.modRevision);
        return { object, data: kv.value, revision: kv.modRevision };
    }
    /** What an object most likely is, where to know that costs less than to know what it is. */
    async #likelyState(key, object) {
        if (object === undefined) {
            if (this.engine.cheapStaleReads !== true)
                return undefined;
            const { kv } = await this.engine.get(key, 0, true);
            return kv && this.#state(key, kv, true);
        }
        const revision = parseResourceVersion(object.metadata.resourceVersion ?? '');
        const data = await this.#encode(object);
        return { object: await this.#objects.get(key, data, revision), data, revision };
    }
    /** The bytes that are stored have no resourceVersion: it is the revision they are written at. */
    #encode(object) {
        const { resourceVersion, selfLink, ...metadata } = object.metadata;
        const bare = resourceVersion === undefined && selfLink === undefined ? object : withMetadata(object, metadata);
        if (this.#conversion === undefined)
            return this.#codec.encode(bare);
        return this.#conversion.toStored(bare).then((stored) => this.#codec.encode(stored));
    }
}
/** What preconditions are checked against where there is no object: it has neither uid nor resourceVersion. */
const NO_OBJECT = { metadata: {} };
/**
 * The key in the engine. Mirrors `prepareKey` of Go's etcd3 store.
 * @param recursive the key of a folder: it gets a slash at its end, so that `/a` is no prefix of `/ab`
 * @throws {KeyError} for empty keys and dot segments
 */
function preparedKey(prefix, key, recursive) {
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(key))
        throw new KeyError(`invalid key: ${quote(key)}`);
    if (key === '' || key === '/')
        throw new KeyError(`empty key: ${quote(key)}`);
    const folder = recursive && !key.endsWith('/') ? `${key}/` : key;
    return `${prefix}/${folder.replace(/^\//, '')}`;
}
