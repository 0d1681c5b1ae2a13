import { withMetadata } from '../with_metadata.js';
import { deepFreeze } from './deep_freeze.js';
/** Reads objects from their bytes. With a conversion those of a page are converted at once; without one nothing waits. */
export class ObjectReader {
    #cache;
    #conversion;
    #read;
    /** What watches have been given: it is converted for the first of them. */
    #shared = new WeakMap();
    constructor(cache, conversion) {
        this.#cache = cache;
        this.#conversion = conversion;
        this.#read = ({ key, value, modRevision }, revision = modRevision) => cache.get(key, value, revision);
    }
    /** One object. */
    get(key, data, revision) {
        const object = this.#cache.get(key, data, revision);
        return this.#conversion === undefined ? object : this.#converted([object]).then(([made = object]) => made);
    }
    /** The objects of a page. @throws whatever the conversion of one of them throws */
    page(kvs) {
        if (this.#conversion === undefined)
            return this.#read;
        const readable = this.#readable(kvs);
        return this.#converted(readable.map((kv) => this.#read(kv))).then((made) => this.#readerOf(readable, made));
    }
    #readable(kvs) {
        return kvs.filter(({ key, value, modRevision }) => this.#cache.faultOf(key, value, modRevision) === undefined);
    }
    /** The objects of events, which are converted once for all watches. */
    shared(events) {
        if (this.#conversion === undefined)
            return this.#read;
        const kvs = this.#readable(events.flatMap(({ current, previous }) => [previous, current].filter((kv) => kv !== undefined)));
        const objects = kvs.map((kv) => this.#read(kv));
        const missing = [...new Set(objects)].filter((object) => !this.#shared.has(object));
        const made = this.#converted(missing);
        for (const [index, object] of missing.entries()) {
            const one = made.then((all) => all[index] ?? object);
            this.#shared.set(object, one);
            // The next watch tries again; this one gets the error below.
            one.catch(() => this.#shared.delete(object));
        }
        return Promise.all(objects.map((object) => this.#shared.get(object) ?? object)).then((all) => this.#readerOf(kvs, all));
    }
    async #converted(objects) {
        if (this.#conversion === undefined || objects.length === 0)
            return objects;
        return (await this.#conversion.fromStored(objects)).map((object) => deepFreeze(object));
    }
    /** @param kvs those that can be read: reading any other one throws */
    #readerOf(kvs, objects) {
        const made = new Map(kvs.map((kv, index) => [kv, objects[index]]));
        return (kv, revision = kv.modRevision) => {
            const object = made.get(kv) ?? this.#read(kv);
            return revision === kv.modRevision
                ? object
                : Object.freeze(withMetadata(object, { ...object.metadata, resourceVersion: String(revision) }));
        };
    }
}
