import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { SharedInformerFactory } from '../client/informers/shared_informer_factory.ts';
import type { DeepReadonly } from '../client/tools/cache/deep_readonly.ts';
import type { Indexers } from '../client/tools/cache/indexer.ts';
import type { Lister } from '../client/tools/cache/lister.ts';
import type { ObjectName } from '../client/tools/cache/object_name.ts';
import type { Predicate } from './predicate/predicate.ts';
/** What a controller is asked to look after: an object by its name. Mirrors controller-runtime's `reconcile.Request`. */
export type Request = ObjectName;
/** Which objects of a Kind are watched, and which of their events count. */
export interface SourceOptions<T> {
    /** Default: that of the manager, or all namespaces. */
    readonly namespace?: string;
    readonly labelSelector?: string;
    readonly fieldSelector?: string;
    /** Events that one of them doesn't pass don't count. They are kept in the cache all the same. */
    readonly predicates?: readonly Predicate<T>[];
    /** For `lister(Kind).byIndex(name, value)`. */
    readonly indexers?: Indexers<DeepReadonly<T>>;
}
/** What {@link watch} takes. */
export interface WatchOptions<T> extends SourceOptions<T> {
    /** Who has to be looked after when this object changes. Of an update it is asked for both states. */
    readonly map: (object: DeepReadonly<T>) => Iterable<Request>;
}
/** Where a source gives requests to. */
export interface SourceTarget {
    readonly informers: SharedInformerFactory;
    /** The Kind of `for`. */
    readonly main: KindClass;
    enqueue(request: Request, priority: number): void;
    /** Is called for every event, whether or not it counts. */
    changed(): void;
    onError(error: unknown, where: {
        readonly kind: KindClass;
    }): void;
}
/** A source whose events arrive. */
export interface ConnectedSource {
    readonly kind: KindClass;
    readonly options: Pick<SourceOptions<never>, 'namespace' | 'labelSelector' | 'fieldSelector'>;
    readonly lister: Lister<object>;
    /** Waits until the objects that were there have been enqueued. */
    synced(options: {
        readonly signal: AbortSignal;
    }): Promise<void>;
    remove(): void;
}
/** A Kind whose events make a controller run: see {@link watch}. */
export interface Source {
    readonly kind: KindClass;
    connect(target: SourceTarget): ConnectedSource;
}
/** A Kind class, or a source for it. */
export type SourceLike = KindClass | Source;
/** The objects of a Kind: for `for`, with options. */
export declare function objectsOf<T extends object>(kind: KindClass<T>, options?: SourceOptions<T>): Source;
/** Objects of a Kind that are controlled by an object of the Kind of `for`: for `owns`, with options. */
export declare function ownedBy<T extends object>(kind: KindClass<T>, options?: SourceOptions<T>): Source;
/**
 * Objects of a Kind that others depend on: for `watches`.
 *
 * ```ts
 * watches: [watch(corev1.ConfigMap, { map: ({ metadata }) => [{ namespace: metadata.namespace!, name: metadata.labels!.foo! }] })]
 * ```
 */
export declare function watch<T extends object>(kind: KindClass<T>, { map, ...options }: WatchOptions<T>): Source;
/** Objects of a Kind that are read, but whose events don't make the controller run: for `reads`, with options. */
export declare function readsOf<T extends object>(kind: KindClass<T>, options?: SourceOptions<T>): Source;
/** What is given as a source, as a source. */
export declare function sourceOf(given: SourceLike, how: (kind: KindClass) => Source): Source;
