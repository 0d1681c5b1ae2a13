/** The name of an object, with its namespace. Mirrors Go's `cache.ObjectName`. */
export interface ObjectName {
    /** Empty for objects in no namespace. */
    readonly namespace: string;
    readonly name: string;
}
/** What informers read of every object. */
export interface ObjectMetaLike {
    readonly name?: string | undefined;
    readonly namespace?: string | undefined;
    readonly resourceVersion?: string | undefined;
    readonly labels?: Readonly<Record<string, string>> | undefined;
    readonly annotations?: Readonly<Record<string, string>> | undefined;
}
/** No object, or one without metadata, was given to a cache. Mirrors Go's `cache.KeyError`. */
export declare class KeyError extends TypeError {
    readonly code = "ERR_CACHE_KEY";
    constructor(message: string);
}
/** The metadata of an object. @throws KeyError when it has none */
export declare function metaOf(object: object): ObjectMetaLike;
/** The name of an object. Mirrors Go's `cache.ObjectToName`. @throws KeyError when it has no metadata */
export declare function objectToName(object: object): ObjectName;
/** A name as a key of caches and queues: `namespace/name`, or the name alone. Mirrors Go's `cache.ObjectName.String`. */
export declare function objectNameKey({ namespace, name }: ObjectName): string;
/** The key of an object: see {@link objectNameKey}. Mirrors Go's `cache.MetaNamespaceKeyFunc`. @throws KeyError when it has no metadata */
export declare function metaNamespaceKeyFunc(object: object): string;
/** The name in a key. Mirrors Go's `cache.SplitMetaNamespaceKey`. @throws KeyError when it has more than two parts */
export declare function splitMetaNamespaceKey(key: string): ObjectName;
