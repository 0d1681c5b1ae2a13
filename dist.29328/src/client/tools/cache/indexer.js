import { KeyError, metaNamespaceKeyFunc, metaOf } from './object_name.js';
/** The name of the index by namespace. Mirrors Go's `cache.NamespaceIndex`. */
export const NamespaceIndex = 'namespace';
/** The namespace of an object, as an index function. Mirrors Go's `cache.MetaNamespaceIndexFunc`. */
export function metaNamespaceIndexFunc(object) {
    return [metaOf(object).namespace ?? ''];
}
/**
 * Keeps objects by their keys, and finds them by indexes. Nothing is copied: what comes out must not be changed. Objects and
 * indexes always agree. Mirrors Go's `cache.Indexer`.
 */
export class Indexer {
    #keyFunc;
    #onError;
    #indexers = new Map();
    #indexes = new Map();
    #items = new Map();
    #resourceVersion = '';
    constructor({ indexers = {}, keyFunc = metaNamespaceKeyFunc, onError } = {}) {
        this.#keyFunc = keyFunc;
        this.#onError = onError;
        this.addIndexers(indexers);
    }
    /** How many objects there are. */
    get size() {
        return this.#items.size;
    }
    /** Up to which version of the server changes are in. Mirrors Go's `LastStoreSyncResourceVersion`. */
    get resourceVersion() {
        return this.#resourceVersion;
    }
    /** The key of an object. @throws KeyError */
    keyOf(object) {
        return this.#keyFunc(object);
    }
    /** Adds an object, or replaces it. @throws KeyError */
    add(object) {
        this.update(object);
    }
    /** Replaces an object, or adds it. @throws KeyError */
    update(object) {
        const key = this.#keyFunc(object);
        const old = this.#items.get(key);
        this.#items.set(key, object);
        this.#resourceVersion = metaOf(object).resourceVersion ?? '';
        this.#reindex(key, old, object);
    }
    /** Removes the object with the key of this one, if there is one. @throws KeyError */
    delete(object) {
        this.deleteKey(this.#keyFunc(object));
        this.#resourceVersion = metaOf(object).resourceVersion ?? '';
    }
    /** Removes the object with a key, if there is one. */
    deleteKey(key) {
        const old = this.#items.get(key);
        this.#items.delete(key);
        if (old !== undefined)
            this.#reindex(key, old, undefined);
    }
    /**
     * Replaces everything at once.
     * @param resourceVersion of the server
     * @param kept keys of objects that stay
     * @throws KeyError and then nothing has changed
     */
    replace(objects, resourceVersion, kept = []) {
        const items = new Map();
        for (const key of kept) {
            const object = this.#items.get(key);
            if (object !== undefined)
                items.set(key, object);
        }
        for (const object of objects)
            items.set(this.#keyFunc(object), object);
        this.#items = items;
        this.#resourceVersion = resourceVersion;
        for (const name of this.#indexers.keys())
            this.#indexes.set(name, new Map());
        for (const [key, object] of items)
            this.#reindex(key, undefined, object);
    }
    /** Nothing has changed up to this version of the server. */
    bookmark(resourceVersion) {
        this.#resourceVersion = resourceVersion;
    }
    getByKey(key) {
        return this.#items.get(key);
    }
    /** All objects, in no particular order. */
    list() {
        return [...this.#items.values()];
    }
    /** All objects, one after the other, without a list of them. */
    values() {
        return this.#items.values();
    }
    keys() {
        return this.#items.keys();
    }
    /** The objects that share a value of an index with this one. @throws KeyError when there is no such index */
    index(name, object) {
        const index = this.#indexNamed(name);
        const keys = new Set();
        for (const value of this.#indexers.get(name)(object))
            for (const key of index.get(value) ?? [])
                keys.add(key);
        return Array.from(keys, (key) => this.#items.get(key));
    }
    /** The objects with a value of an index. @throws KeyError when there is no such index */
    byIndex(name, value) {
        return Array.from(this.#indexNamed(name).get(value) ?? [], (key) => this.#items.get(key));
    }
    /** The keys of the objects with a value of an index, sorted. @throws KeyError when there is no such index */
    indexKeys(name, value) {
        return [...(this.#indexNamed(name).get(value) ?? [])].sort();
    }
    /** The values of an index, each that of at least one object. @throws KeyError when there is no such index */
    indexValues(name) {
        return [...this.#indexNamed(name).keys()];
    }
    /** Adds indexes, at any time. @throws KeyError when there is one of the name, and then none is added */
    addIndexers(indexers) {
        const added = Object.entries(indexers);
        for (const [name] of added)
            if (this.#indexers.has(name))
                throw new KeyError(`indexer conflict: ${JSON.stringify(name)} exists already`);
        for (const [name, indexFunc] of added) {
            this.#indexers.set(name, indexFunc);
            const index = new Map();
            this.#indexes.set(name, index);
            for (const [key, object] of this.#items) {
                const failures = [];
                addKey(index, key, valuesOf(indexFunc, object, failures));
                this.#report(failures, key);
            }
        }
    }
    #indexNamed(name) {
        const index = this.#indexes.get(name);
        if (index === undefined)
            throw new KeyError(`Index with name ${name} does not exist`);
        return index;
    }
    #reindex(key, old, object) {
        const failures = [];
        for (const [name, indexFunc] of this.#indexers) {
            // A failure of the old object was reported when it came.
            const before = valuesOf(indexFunc, old, []);
            const after = valuesOf(indexFunc, object, failures);
            if (before.length === 1 && after.length === 1 && before[0] === after[0])
                continue;
            const index = this.#indexes.get(name);
            for (const value of before) {
                const keys = index.get(value);
                keys?.delete(key);
                if (keys?.size === 0)
                    index.delete(value);
            }
            addKey(index, key, after);
        }
        this.#report(failures, key);
    }
    #report([first, ...others], key) {
        if (first === undefined)
            return;
        if (this.#onError === undefined)
            throw first;
        for (const error of [first, ...others])
            this.#onError(error, { key });
    }
}
function valuesOf(indexFunc, object, failures) {
    if (object === undefined)
        return [];
    try {
        return indexFunc(object);
    }
    catch (error) {
        failures.push(error);
        return [];
    }
}
function addKey(index, key, values) {
    for (const value of values) {
        const keys = index.get(value);
        if (keys === undefined)
            index.set(value, new Set([key]));
        else
            keys.add(key);
    }
}
