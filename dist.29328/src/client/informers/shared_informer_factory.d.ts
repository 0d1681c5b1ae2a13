import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { PartialObjectMetadata } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { OmitOptions } from '#apimachinery/runtime/serializer/omit/omit_options';
import type { Client } from '../client.ts';
import type { DeepReadonly } from '../tools/cache/deep_readonly.ts';
import type { Indexers } from '../tools/cache/indexer.ts';
import type { TransformFunc } from '../tools/cache/reflector.ts';
import { SharedInformer, type SharedInformerOptions } from '../tools/cache/shared_informer.ts';
import type { WaitOptions } from '../util/workqueue/taken.ts';
/** What all informers of a factory have in common. */
export interface SharedInformerFactoryOptions extends OmitOptions, Omit<SharedInformerOptions<never>, 'transform' | 'indexers' | 'labelSelector' | 'fieldSelector' | 'name' | 'pageSize'> {
    /** Default: all namespaces. */
    readonly namespace?: string;
}
/** Which objects an informer is for, and what it has besides. */
export interface InformerOptions<T> extends OmitOptions {
    /** Default: that of the factory. */
    readonly namespace?: string;
    readonly labelSelector?: string;
    readonly fieldSelector?: string;
    /** Added to those that others have asked for. */
    readonly indexers?: Indexers<DeepReadonly<T>>;
    /** For the first caller that asks for the informer. */
    readonly transform?: TransformFunc<T>;
}
/** Informers that run. */
export interface RunningInformers extends AsyncDisposable {
    /** Ends them, and waits until they have ended. */
    stop(): Promise<void>;
}
/**
 * The informers of a program: whoever asks for the same objects gets the same informer, and all are started together. Mirrors
 * Go's `informers.SharedInformerFactory`.
 *
 * ```ts
 * const informers = new SharedInformerFactory(client, { omitManagedFields: true });
 * const pods = informers.informerFor(corev1.Pod, { labelSelector: 'app' });
 * await using running = informers.start({ signal });
 * await informers.synced({ signal });
 * ```
 */
export declare class SharedInformerFactory {
    #private;
    constructor(client: Client, options?: SharedInformerFactoryOptions);
    /** The namespace of its informers, unless one was asked for with another; empty for all. */
    get namespace(): string;
    /** The informer of a Kind. @throws NotAResourceError, KeyError for an index that exists, InformerStateError for a second transform */
    informerFor<T extends object>(type: KindClass<T>, options?: InformerOptions<T>): SharedInformer<T>;
    /** The informer of any resource, for objects without a class. @throws as {@link informerFor} */
    unstructuredFor(gvr: GroupVersionResourceLike, options?: InformerOptions<Unstructured>): SharedInformer<Unstructured>;
    /** The informer of any resource for the metadata alone: cheap for many or large objects. @throws as {@link informerFor} */
    metadataFor(gvr: GroupVersionResourceLike, options?: InformerOptions<PartialObjectMetadata>): SharedInformer<PartialObjectMetadata>;
    /**
     * Starts the informers that are not started yet. They end with the signal, or when what is returned is stopped: also by
     * `await using`.
     */
    start({ signal }?: WaitOptions): RunningInformers;
    /** Waits until all informers that were started have read everything once. @throws the signal's reason, InformerStateError */
    synced(options?: WaitOptions): Promise<void>;
}
