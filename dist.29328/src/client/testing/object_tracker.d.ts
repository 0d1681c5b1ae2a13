import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
/** Metadata of an object that is kept. */
export interface StoredMetadata {
    name?: string;
    namespace?: string;
    uid?: string;
    resourceVersion?: string;
    generation?: number;
    creationTimestamp?: string;
    deletionTimestamp?: string;
    deletionGracePeriodSeconds?: number;
    finalizers?: string[];
    labels?: Record<string, string>;
    [field: string]: unknown;
}
/** An object that is kept: JSON. */
export interface StoredObject {
    readonly apiVersion: string;
    readonly kind: string;
    readonly metadata: StoredMetadata;
    readonly [field: string]: unknown;
}
/** What happened to an object. */
export interface TrackedEvent {
    readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
    readonly version: number;
    readonly resource: GroupResourceLike;
    readonly object: StoredObject;
}
/** Which object is meant. */
export interface ObjectKey {
    readonly resource: GroupResourceLike;
    readonly namespace: string;
    readonly name: string;
}
/**
 * Keeps objects with the versions, generations and finalizers of an API server, and what happened to them. What is put in
 * and given out shares nothing with what is kept. Mirrors Go's `testing.ObjectTracker`.
 */
export declare class ObjectTracker {
    #private;
    /** @param now for the times of objects */
    constructor(now?: () => Date);
    /** The version of the last change. */
    get resourceVersion(): string;
    /** An object. @throws StatusError when there is none */
    get(key: ObjectKey): StoredObject;
    /** The objects of a resource by namespace and name; of all namespaces with an empty one. */
    list(resource: GroupResourceLike, namespace: string): StoredObject[];
    /** Keeps a new object. @throws StatusError when there is one of its name */
    create(key: ObjectKey, object: StoredObject): StoredObject;
    /**
     * Replaces an object. An object that is being deleted goes with its last finalizer.
     * @throws StatusError when there is none, or it has another version or uid than the given object says
     */
    update(key: ObjectKey, object: StoredObject): StoredObject;
    /**
     * Deletes an object; one with finalizers is only marked.
     * @returns what there was or is
     * @throws StatusError when there is none, or it has another version or uid than wanted
     */
    delete(key: ObjectKey, preconditions?: {
        readonly uid?: string;
        readonly resourceVersion?: string;
    }): StoredObject;
    /**
     * What happened to a resource after a version.
     * @throws StatusError when that has been forgotten
     */
    since(resource: GroupResourceLike, version: string): TrackedEvent[];
    /** Calls a function for whatever happens from now on. @returns what ends that */
    listen(fn: (event: TrackedEvent) => void): () => void;
    /** Forgets what happened up to now, as servers do after minutes: watches that begin before now expire. */
    forget(): void;
}
/** Whether two resources are the same. */
export declare function sameResource(a: GroupResourceLike, b: GroupResourceLike): boolean;
