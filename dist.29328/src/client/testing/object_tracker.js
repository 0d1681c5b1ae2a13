import { newAlreadyExists, newConflict, newNotFound, newResourceExpired } from '#apimachinery/api/errors/constructors';
/**
 * Keeps objects with the versions, generations and finalizers of an API server, and what happened to them. What is put in
 * and given out shares nothing with what is kept. Mirrors Go's `testing.ObjectTracker`.
 */
export class ObjectTracker {
    #objects = new Map();
    #listeners = new Set();
    #now;
    #history = [];
    #version = 0;
    #forgotten = 0;
    #uids = 0;
    /** @param now for the times of objects */
    constructor(now = () => new Date()) {
        this.#now = now;
    }
    /** The version of the last change. */
    get resourceVersion() {
        return String(this.#version);
    }
    /** An object. @throws StatusError when there is none */
    get(key) {
        const found = this.#objects.get(textOf(key));
        if (found === undefined)
            throw newNotFound(key.resource, key.name);
        return structuredClone(found);
    }
    /** The objects of a resource by namespace and name; of all namespaces with an empty one. */
    list(resource, namespace) {
        const prefix = `${resource.group}/${resource.resource}/${namespace === '' ? '' : `${namespace}/`}`;
        return [...this.#objects]
            .filter(([key]) => key.startsWith(prefix))
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([, object]) => structuredClone(object));
    }
    /** Keeps a new object. @throws StatusError when there is one of its name */
    create(key, object) {
        if (this.#objects.has(textOf(key)))
            throw newAlreadyExists(key.resource, key.name);
        const { generation: _, deletionTimestamp: __, ...metadata } = object.metadata;
        const own = {
            name: key.name,
            ...(key.namespace === '' ? {} : { namespace: key.namespace }),
            uid: `uid-${++this.#uids}`,
            creationTimestamp: this.#now().toISOString().replace(/\.\d+/, ''),
            ...('spec' in object ? { generation: 1 } : {}),
        };
        return this.#keep('ADDED', key, { ...object, metadata: { ...metadata, ...own } });
    }
    /**
     * Replaces an object. An object that is being deleted goes with its last finalizer.
     * @throws StatusError when there is none, or it has another version or uid than the given object says
     */
    update(key, object) {
        const old = this.get(key);
        const { resourceVersion = '', uid = '' } = object.metadata;
        if (resourceVersion !== '' && resourceVersion !== old.metadata.resourceVersion)
            throw conflict(key, 'the object has been modified; please apply your changes to the latest version and try again');
        if (uid !== '' && uid !== old.metadata.uid)
            throw conflict(key, `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${old.metadata.uid}`);
        const { uid: kept, creationTimestamp, deletionTimestamp, deletionGracePeriodSeconds, generation } = old.metadata;
        const changed = !same(withoutStatus(old), withoutStatus(object));
        const metadata = {
            ...object.metadata,
            ...defined({ uid: kept, creationTimestamp, deletionTimestamp, deletionGracePeriodSeconds }),
            name: key.name,
            ...(key.namespace === '' ? {} : { namespace: key.namespace }),
            resourceVersion: old.metadata.resourceVersion,
            ...(generation === undefined ? {} : { generation: generation + (changed ? 1 : 0) }),
        };
        const next = { ...object, metadata };
        if (deletionTimestamp !== undefined && (metadata.finalizers ?? []).length === 0)
            return this.#remove(key, next);
        return same(old, next) ? old : this.#keep('MODIFIED', key, next);
    }
    /**
     * Deletes an object; one with finalizers is only marked.
     * @returns what there was or is
     * @throws StatusError when there is none, or it has another version or uid than wanted
     */
    delete(key, preconditions = {}) {
        const old = this.get(key);
        for (const field of ['uid', 'resourceVersion'])
            if (preconditions[field] !== undefined && preconditions[field] !== old.metadata[field])
                throw conflict(key, `Precondition failed: ${field}: ${preconditions[field]}, in object meta: ${old.metadata[field]}`);
        if ((old.metadata.finalizers ?? []).length === 0)
            return this.#remove(key, old);
        if (old.metadata.deletionTimestamp !== undefined)
            return old;
        const deletionTimestamp = this.#now().toISOString().replace(/\.\d+/, '');
        const metadata = { ...old.metadata, deletionTimestamp, deletionGracePeriodSeconds: 0 };
        return this.#keep('MODIFIED', key, { ...old, metadata });
    }
    /**
     * What happened to a resource after a version.
     * @throws StatusError when that has been forgotten
     */
    since(resource, version) {
        const after = Number(version);
        if (after < this.#forgotten)
            throw newResourceExpired(`too old resource version: ${version} (${this.#forgotten})`);
        return this.#history.filter((event) => event.version > after && sameResource(event.resource, resource));
    }
    /** Calls a function for whatever happens from now on. @returns what ends that */
    listen(fn) {
        this.#listeners.add(fn);
        return () => this.#listeners.delete(fn);
    }
    /** Forgets what happened up to now, as servers do after minutes: watches that begin before now expire. */
    forget() {
        this.#history = [];
        this.#forgotten = this.#version;
    }
    #keep(type, key, object) {
        const version = ++this.#version;
        const kept = structuredClone({ ...object, metadata: { ...object.metadata, resourceVersion: String(version) } });
        if (type === 'DELETED')
            this.#objects.delete(textOf(key));
        else
            this.#objects.set(textOf(key), kept);
        const event = { type, version, resource: key.resource, object: kept };
        this.#history.push(event);
        for (const listener of this.#listeners)
            listener(event);
        return structuredClone(kept);
    }
    #remove(key, object) {
        return this.#keep('DELETED', key, object);
    }
}
function textOf({ resource, namespace, name }) {
    return `${resource.group}/${resource.resource}/${namespace}/${name}`;
}
/** Whether two resources are the same. */
export function sameResource(a, b) {
    return a.group === b.group && a.resource === b.resource;
}
function conflict({ resource, name }, message) {
    return newConflict(resource, name, new Error(message));
}
function defined(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function withoutStatus({ status: _, metadata: __, ...rest }) {
    return rest;
}
/** Whether two values are the same JSON, in whatever order their fields are. */
function same(a, b) {
    return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
function sorted(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(sorted);
    const { managedFields: _, ...fields } = value;
    return Object.fromEntries(Object.entries(fields)
        .sort(([x], [y]) => (x < y ? -1 : 1))
        .map(([key, each]) => [key, sorted(each)]));
}
