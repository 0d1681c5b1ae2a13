import { parse } from '#apimachinery/labels/parse';
import { NamespaceIndex } from './indexer.js';
import { metaOf, objectNameKey } from './object_name.js';
/**
 * Reads the cache of an informer. Objects are shared with everybody: change a {@link mutableCopy}. Mirrors what Go's
 * generated listers do.
 */
export class Lister {
    #indexer;
    /** Use {@link SharedInformer.lister}. */
    constructor(indexer) {
        this.#indexer = indexer;
    }
    /** How many objects there are. */
    get size() {
        return this.#indexer.size;
    }
    /** Up to which version of the server changes are in; empty before there are any. */
    get resourceVersion() {
        return this.#indexer.resourceVersion;
    }
    /** An object; undefined when there is none. @param namespace empty for objects in no namespace */
    get(namespace, name) {
        return this.getByKey(objectNameKey({ namespace, name }));
    }
    /** An object by its key, `namespace/name`; undefined when there is none. */
    getByKey(key) {
        return this.#indexer.getByKey(key);
    }
    /** Objects, in no particular order. @throws SelectorSyntaxError */
    list({ namespace, selector } = {}) {
        const objects = namespace === undefined ? this.#indexer.values() : this.#indexer.byIndex(NamespaceIndex, namespace);
        const parsed = typeof selector === 'string' ? parse(selector) : selector;
        const selected = [];
        for (const object of objects)
            if (parsed === undefined || parsed.matches(metaOf(object).labels ?? {}))
                selected.push(object);
        return selected;
    }
    /** The objects with a value of an index. @throws KeyError when there is no such index */
    byIndex(name, value) {
        return this.#indexer.byIndex(name, value);
    }
    /** The keys of the objects with a value of an index, sorted. @throws KeyError when there is no such index */
    indexKeys(name, value) {
        return this.#indexer.indexKeys(name, value);
    }
    /** The values of an index. @throws KeyError when there is no such index */
    indexValues(name) {
        return this.#indexer.indexValues(name);
    }
    /** The keys of all objects. */
    keys() {
        return this.#indexer.keys();
    }
}
