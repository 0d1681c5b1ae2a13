import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { SharedInformerFactory } from '../client/informers/shared_informer_factory.ts';
import type { DeepReadonly } from '../client/tools/cache/deep_readonly.ts';
import type { Indexers } from '../client/tools/cache/indexer.ts';
import type { Lister } from '../client/tools/cache/lister.ts';
import type { ObjectName } from '../client/tools/cache/object_name.ts';
import { getControllerOf } from './controllerutil/owner_references.ts';
import { metadataOf } from './metadata/metadata_of.ts';
import { and, passes } from './predicate/combine.ts';
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
  onError(error: unknown, where: { readonly kind: KindClass }): void;
}

/** A source whose events arrive. */
export interface ConnectedSource {
  readonly kind: KindClass;
  readonly options: Pick<SourceOptions<never>, 'namespace' | 'labelSelector' | 'fieldSelector'>;
  readonly lister: Lister<object>;
  /** Waits until the objects that were there have been enqueued. */
  synced(options: { readonly signal: AbortSignal }): Promise<void>;
  /** Why the objects could not be listed or watched the last time. */
  lastError(): unknown;
  remove(): void;
}

/** A Kind whose events make a controller run: see {@link watch}. */
export interface Source {
  readonly kind: KindClass;
  connect(target: SourceTarget): ConnectedSource;
}

/** A Kind class, or a source for it. */
export type SourceLike = KindClass | Source;

/** Of events that say nothing new: what was there at the start, and resyncs. */
const LOW = -100;

type MapFunc<T> = (object: DeepReadonly<T>, main: KindClass) => Iterable<Request>;

function newSource<T extends object>(kind: KindClass<T>, options: SourceOptions<T>, map: MapFunc<T>): Source {
  const { predicates = [], ...selected } = options;
  const predicate = and(...predicates);
  const erased = kind as unknown as KindClass;
  return {
    kind: erased,
    connect: ({ informers, main, enqueue, changed, onError }) => {
      const informer = informers.informerFor(kind, selected);
      const give = (priority: number, counts: () => boolean, ...objects: readonly DeepReadonly<T>[]): void => {
        changed();
        try {
          if (!counts()) return;
          const given = new Set<string>();
          for (const object of objects)
            for (const { namespace, name } of map(object, main)) {
              const key = `${namespace}/${name}`;
              if (!given.has(key)) enqueue({ namespace, name }, priority);
              given.add(key);
            }
        } catch (error) {
          onError(error, { kind });
        }
      };
      const registration = informer.addEventHandler({
        add: (object, { inInitialList }) =>
          give(inInitialList ? LOW : 0, () => passes.create(predicate, object), object),
        update: (old, object) =>
          give(isResync(old, object) ? LOW : 0, () => passes.update(predicate, old, object), old, object),
        delete: (object) => give(0, () => passes.delete(predicate, object), object),
      });
      return {
        kind: erased,
        options: { ...selected, namespace: kind.namespaced ? (selected.namespace ?? informers.namespace) : '' },
        lister: informer.lister as unknown as Lister<object>,
        synced: (waiting) => registration.synced(waiting),
        lastError: () => informer.lastError,
        remove: () => registration.remove(),
      };
    },
  };
}

function isResync(old: object, object: object): boolean {
  return metadataOf(old).resourceVersion === metadataOf(object).resourceVersion;
}

/** The objects of a Kind: for `for`, with options. */
export function objectsOf<T extends object>(kind: KindClass<T>, options: SourceOptions<T> = {}): Source {
  return newSource(kind, options, (object) => {
    const { namespace = '', name = '' } = metadataOf(object);
    return [{ namespace, name }];
  });
}

/** Objects of a Kind that are controlled by an object of the Kind of `for`: for `owns`, with options. */
export function ownedBy<T extends object>(kind: KindClass<T>, options: SourceOptions<T> = {}): Source {
  return newSource(kind, options, (object, main) => {
    const owner = getControllerOf(object);
    if (owner === undefined || owner.kind !== main.kind || groupOf(owner.apiVersion) !== main.group) return [];
    return [{ namespace: main.namespaced === true ? (metadataOf(object).namespace ?? '') : '', name: owner.name }];
  });
}

/**
 * Objects of a Kind that others depend on: for `watches`.
 *
 * ```ts
 * watches: [watch(corev1.ConfigMap, { map: ({ metadata }) => [{ namespace: metadata.namespace!, name: metadata.labels!.foo! }] })]
 * ```
 */
export function watch<T extends object>(kind: KindClass<T>, { map, ...options }: WatchOptions<T>): Source {
  return newSource(kind, options, map);
}

/** Objects of a Kind that are read, but whose events don't make the controller run: for `reads`, with options. */
export function readsOf<T extends object>(kind: KindClass<T>, options: SourceOptions<T> = {}): Source {
  return newSource(kind, options, () => []);
}

/** What is given as a source, as a source. */
export function sourceOf(given: SourceLike, how: (kind: KindClass) => Source): Source {
  return 'connect' in given ? given : how(given);
}

function groupOf(apiVersion: string): string {
  return apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
}
