/** The values under which an object is found in an index. Mirrors Go's `cache.IndexFunc`. */
export type IndexFunc<T> = (object: T) => readonly string[];
/** Index functions by the names of indexes. Mirrors Go's `cache.Indexers`. */
export type Indexers<T> = Readonly<Record<string, IndexFunc<T>>>;
/** The name of the index by namespace. Mirrors Go's `cache.NamespaceIndex`. */
export declare const NamespaceIndex = "namespace";
/** The namespace of an object, as an index function. Mirrors Go's `cache.MetaNamespaceIndexFunc`. */
export declare function metaNamespaceIndexFunc(object: object): readonly string[];
/** How an {@link Indexer} works. */
export interface IndexerOptions<T> {
    readonly indexers?: Indexers<T>;
    /** Default {@link metaNamespaceKeyFunc}. */
    readonly keyFunc?: (object: T) => string;
    /**
     * Called when an index function throws; the object then has no value in the index. Without it the error is thrown, by
     * changes after the object was taken in.
     */
    readonly onError?: (error: unknown, where: {
        readonly key: string;
    }) => void;
}
/**
 * Keeps objects by their keys, and finds them by indexes. Nothing is copied: what comes out must not be changed. Objects and
 * indexes always agree. Mirrors Go's `cache.Indexer`.
 */
export declare class Indexer<T extends object> {
    #private;
    constructor({ indexers, keyFunc, onError }?: IndexerOptions<T>);
    /** How many objects there are. */
    get size(): number;
    /** Up to which version of the server changes are in. Mirrors Go's `LastStoreSyncResourceVersion`. */
    get resourceVersion(): string;
    /** The key of an object. @throws KeyError */
    keyOf(object: T): string;
    /** Adds an object, or replaces it. @throws KeyError */
    add(object: T): void;
    /** Replaces an object, or adds it. @throws KeyError */
    update(object: T): void;
    /** Removes the object with the key of this one, if there is one. @throws KeyError */
    delete(object: T): void;
    /** Removes the object with a key, if there is one. */
    deleteKey(key: string): void;
    /**
     * Replaces everything at once.
     * @param resourceVersion of the server
     * @param kept keys of objects that stay
     * @throws KeyError and then nothing has changed
     */
    replace(objects: Iterable<T>, resourceVersion: string, kept?: readonly string[]): void;
    /** Nothing has changed up to this version of the server. */
    bookmark(resourceVersion: string): void;
    getByKey(key: string): T | undefined;
    /** All objects, in no particular order. */
    list(): T[];
    /** All objects, one after the other, without a list of them. */
    values(): IterableIterator<T>;
    keys(): IterableIterator<string>;
    /** The objects that share a value of an index with this one. @throws KeyError when there is no such index */
    index(name: string, object: T): T[];
    /** The objects with a value of an index. @throws KeyError when there is no such index */
    byIndex(name: string, value: string): T[];
    /** The keys of the objects with a value of an index, sorted. @throws KeyError when there is no such index */
    indexKeys(name: string, value: string): string[];
    /** The values of an index, each that of at least one object. @throws KeyError when there is no such index */
    indexValues(name: string): string[];
    /** Adds indexes, at any time. @throws KeyError when there is one of the name, and then none is added */
    addIndexers(indexers: Indexers<T>): void;
}
