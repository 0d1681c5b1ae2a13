import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { WaitOptions } from '../../util/workqueue/taken.ts';
import type { Change, ChangesOptions } from './changes.ts';
import { type DeepReadonly } from './deep_readonly.ts';
import type { HandlerOptions, HandlerRegistration, ResourceEventHandler } from './event_handler.ts';
import { type Indexers } from './indexer.ts';
import type { ListerWatcher } from './list_watch.ts';
import { Lister } from './lister.ts';
import { type ReflectorOptions } from './reflector.ts';
/** How a {@link SharedInformer} works. */
export interface SharedInformerOptions<T> extends Omit<ReflectorOptions<T>, 'resyncPeriod' | 'shouldResync'> {
    /** Indexes, besides that by namespace. */
    readonly indexers?: Indexers<DeepReadonly<T>>;
    /** How often handlers get an `update` for every object, in milliseconds. 0, the default, is never. */
    readonly resyncPeriod?: number;
    /** Freezes the objects of the cache, so that a program that changes one throws where it does so: for development and tests. */
    readonly freeze?: boolean;
}
/**
 * Keeps a copy of the objects of a resource, up to date, for everybody in a program: to read them ({@link lister}), to be
 * told of changes ({@link addEventHandler}), or to loop over changes ({@link changes}). Mirrors Go's
 * `cache.SharedIndexInformer`.
 *
 * ```ts
 * const pods = new SharedInformer(client.resource(corev1.Pod));
 * pods.addEventHandler({ add: (pod) => console.log('new', pod.metadata.name) });
 * const running = pods.run({ signal });
 * await pods.synced({ signal });
 * pods.lister.list({ namespace: 'default', selector: 'app=web' });
 * ```
 */
export declare class SharedInformer<T extends RuntimeObject> {
    #private;
    /** Reads the cache. */
    readonly lister: Lister<T>;
    /** @param resource a ResourceClient: `client.resource(Kind)`, `client.unstructured(gvr)` or `client.metadata(gvr)` */
    constructor(resource: ListerWatcher<T>, options?: SharedInformerOptions<T>);
    /** The version of the server that the cache had last: from here the watch goes on. */
    get lastSyncResourceVersion(): string;
    /** Whether everything has been read once. Handlers may not have been called yet: see {@link HandlerRegistration}. */
    get hasSynced(): boolean;
    /** Whether it has run, and does no more. */
    get isStopped(): boolean;
    /** Waits for {@link hasSynced}. @throws the signal's reason, and InformerStateError when the informer ends before */
    synced(options?: WaitOptions): Promise<void>;
    /**
     * Reads and watches until the signal is aborted, and the calls of handlers that go on then are over. Errors go to
     * `onError`.
     * @throws InformerStateError when it has run before
     */
    run({ signal }?: WaitOptions): Promise<void>;
    /** Adds indexes. @throws KeyError when there is one of the name */
    addIndexers(indexers: Indexers<DeepReadonly<T>>): void;
    /**
     * Calls a handler for whatever happens from now on; first for everything that is in the cache already. At any time.
     * @throws InformerStateError when the informer has stopped, or does no resyncs but the handler wants them
     */
    addEventHandler(handler: ResourceEventHandler<T>, options?: HandlerOptions): HandlerRegistration;
    /**
     * The changes from now on; first, everything in the cache as added. What happens to an object while nobody asks becomes one
     * change, so that however slow the loop is, no more is kept than there are objects. It ends with the informer.
     *
     * ```ts
     * for await (const { type, object } of pods.changes({ signal })) console.log(type, object.metadata.name);
     * ```
     * @throws InformerStateError when the informer has stopped
     */
    changes({ signal }?: ChangesOptions): AsyncIterableIterator<Change<T>>;
}
