import { Status, Table } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { type Endpoint } from './internal/endpoint.ts';
import { type Applied, type Writable } from './internal/written_object.ts';
import type { KindList } from './list_class.ts';
import type { ApplyOptions, CreateOptions, DeleteOptions, GetOptions, ListOptions, PageOptions, PatchOptions, TableOptions, UpdateOptions, WatchOptions } from './options.ts';
import type { Patch } from './patch.ts';
import { Subresource } from './subresource.ts';
import { WatchStream } from './watch_stream.ts';
/** The classes that answers are read with. */
export interface ResourceTypes<T extends object> {
    readonly item: KindClass<T>;
    readonly list: KindClass<KindList<T>>;
    /** The values of `Accept`, where they are not those of the classes: for metadata alone, and objects without a class. */
    readonly accept?: {
        readonly item: string;
        readonly list: string;
        readonly none: string;
    };
}
/**
 * Reads, writes and watches the objects of one resource; `client.resource(corev1.Pod, { namespace })` makes one. What the
 * server refuses is thrown as a StatusError, of which `isNotFound` and the like can be asked.
 */
export declare class ResourceClient<T extends object> {
    #private;
    /** Use {@link Client.resource}. */
    constructor(endpoint: Endpoint, types: ResourceTypes<T>);
    /** The class of the objects. */
    get type(): KindClass<T>;
    /** Of the objects; empty for all namespaces, undefined for objects that live in none. */
    get namespace(): string | undefined;
    /** The same resource in another namespace; empty for all of them. */
    inNamespace(namespace: string): ResourceClient<T>;
    /** Reads an object. */
    get(name: string, options?: GetOptions): Promise<T>;
    /** Lists objects: all of them, or with `limit` the first page. */
    list(options?: ListOptions): Promise<KindList<T>>;
    /** Lists page by page. Changes in between don't show, unless the server forgets: then it throws what `isResourceExpired` is true of. */
    pages(options?: PageOptions): AsyncGenerator<KindList<T>, void, undefined>;
    /**
     * All objects, one after the other, read page by page.
     *
     * ```ts
     * for await (const pod of pods.each({ labelSelector: 'app=web' })) console.log(pod.metadata.name);
     * ```
     */
    each(options?: PageOptions): AsyncGenerator<T, void, undefined>;
    /**
     * Begins to watch. It ends when the server or the connection does: see `RetryWatcher` for one that goes on, and `until`
     * for waiting. An ERROR event holds a Status.
     */
    watch(options?: WatchOptions): Promise<WatchStream<T>>;
    /** Creates an object. Without a name, it needs `generateName`. */
    create(object: Writable<T>, options?: CreateOptions): Promise<T>;
    /** Replaces an object. With its `resourceVersion`, only if nobody changed it since: else `isConflict`. */
    update(object: Writable<T>, options?: UpdateOptions): Promise<T>;
    /** Replaces the status of an object, and nothing else of it. */
    updateStatus(object: Writable<T>, options?: UpdateOptions): Promise<T>;
    /** Changes an object: see `jsonPatch`, `mergePatch` and `strategicMergePatch`. */
    patch(name: string, patch: Patch, options?: PatchOptions): Promise<T>;
    /** Changes the status of an object. */
    patchStatus(name: string, patch: Patch, options?: PatchOptions): Promise<T>;
    /**
     * Makes an object have what a configuration says, creating it if need be (server-side apply). Fields of others stay;
     * where they differ, it fails with a conflict unless `force` is given.
     */
    apply(configuration: Applied<T>, options: ApplyOptions): Promise<T>;
    /** {@link ResourceClient.apply} for the status. */
    applyStatus(configuration: Applied<T>, options: ApplyOptions): Promise<T>;
    /** Deletes an object. @returns a Status, or the object if it has to wait for finalizers */
    delete(name: string, options?: DeleteOptions): Promise<T | Status>;
    /** Deletes all objects that are selected: without selectors, all there are. */
    deleteCollection(options?: DeleteOptions, selected?: Omit<ListOptions, 'signal'>): Promise<void>;
    /** The objects as rows for people, as the server chooses the columns. */
    table({ name, ...options }?: TableOptions): Promise<Table>;
    /**
     * A part of the objects with a path of its own: `pods.subresource('resize')`, or with another class for it,
     * `deployments.subresource('scale', autoscalingv1.Scale)`.
     */
    subresource(path: string): Subresource<T>;
    subresource<S extends object>(path: string, type: KindClass<S>): Subresource<S>;
}
