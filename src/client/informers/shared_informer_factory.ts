import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { PartialObjectMetadata } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { OmitOptions } from '#apimachinery/runtime/serializer/omit/omit_options';
import type { Client, InNamespace } from '../client.ts';
import type { ResourceClient } from '../resource_client.ts';
import type { DeepReadonly } from '../tools/cache/deep_readonly.ts';
import { InformerStateError } from '../tools/cache/errors.ts';
import type { Indexers } from '../tools/cache/indexer.ts';
import type { TransformFunc } from '../tools/cache/reflector.ts';
import { SharedInformer, type SharedInformerOptions } from '../tools/cache/shared_informer.ts';
import { linkedSignal } from '../util/wait/sleep.ts';
import type { WaitOptions } from '../util/workqueue/taken.ts';

/** What all informers of a factory have in common. */
export interface SharedInformerFactoryOptions
  extends OmitOptions,
    Omit<
      SharedInformerOptions<never>,
      'transform' | 'indexers' | 'labelSelector' | 'fieldSelector' | 'name' | 'pageSize'
    > {
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
  close(): Promise<void>;
}

/** What a factory needs of an informer, whatever it is of. */
type AnyInformer = Pick<SharedInformer<RuntimeObject>, 'run' | 'synced'>;

interface Entry {
  readonly informer: AnyInformer;
  readonly indexers: Map<string, unknown>;
  readonly transform: unknown;
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
export class SharedInformerFactory {
  readonly #client: Client;
  readonly #options: SharedInformerFactoryOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #classes: KindClass[] = [];
  readonly #started = new Set<AnyInformer>();

  constructor(client: Client, options: SharedInformerFactoryOptions = {}) {
    this.#client = client;
    this.#options = options;
  }

  /** The namespace of its informers, unless one was asked for with another; empty for all. */
  get namespace(): string {
    return this.#options.namespace ?? '';
  }

  /** The informer of a Kind. @throws NotAResourceError, KeyError for an index that exists, InformerStateError for a second transform */
  informerFor<T extends object>(type: KindClass<T>, options: InformerOptions<T> = {}): SharedInformer<T> {
    // A module that is loaded twice has two classes of one name.
    if (!this.#classes.includes(type)) this.#classes.push(type);
    return this.#informer(`class ${this.#classes.indexOf(type)}`, type.kind, options, (path) =>
      this.#client.resource(type, path),
    );
  }

  /** The informer of any resource, for objects without a class. @throws as {@link informerFor} */
  unstructuredFor(
    gvr: GroupVersionResourceLike,
    options: InformerOptions<Unstructured> = {},
  ): SharedInformer<Unstructured> {
    const { group, version, resource } = gvr;
    return this.#informer(`unstructured ${group}/${version}/${resource}`, resource, options, (path) =>
      this.#client.unstructured(gvr, path),
    );
  }

  /** The informer of any resource for the metadata alone: cheap for many or large objects. @throws as {@link informerFor} */
  metadataFor(
    gvr: GroupVersionResourceLike,
    options: InformerOptions<PartialObjectMetadata> = {},
  ): SharedInformer<PartialObjectMetadata> {
    const { group, version, resource } = gvr;
    return this.#informer(`metadata ${group}/${version}/${resource}`, resource, options, (path) =>
      this.#client.metadata(gvr, path),
    );
  }

  /**
   * Starts the informers that are not started yet. They end with the signal, or when what is returned is closed: also by
   * `await using`.
   */
  start({ signal }: WaitOptions = {}): RunningInformers {
    const stopping = linkedSignal(signal);
    const started = [...this.#entries.values()]
      .map(({ informer }) => informer)
      .filter((each) => !this.#started.has(each));
    for (const informer of started) this.#started.add(informer);
    const ended = Promise.all(started.map((informer) => informer.run({ signal: stopping.signal })));
    const close = async (): Promise<void> => {
      stopping.abort();
      stopping.end();
      await ended;
    };
    // Whoever closes them hears of it.
    ended.catch(() => undefined);
    return { close, [Symbol.asyncDispose]: close };
  }

  /** Waits until all informers that were started have read everything once. @throws the signal's reason, InformerStateError */
  async synced(options: WaitOptions = {}): Promise<void> {
    await Promise.all(Array.from(this.#started, (informer) => informer.synced(options)));
  }

  #informer<T extends object>(
    what: string,
    name: string,
    options: InformerOptions<T>,
    open: (path: InNamespace) => ResourceClient<T>,
  ): SharedInformer<T> {
    const { namespace = '', omitManagedFields = false, omit = [], ...common } = this.#options;
    const { labelSelector, fieldSelector, indexers = {}, transform } = options;
    const path = {
      namespace: options.namespace ?? namespace,
      omitManagedFields: options.omitManagedFields ?? omitManagedFields,
      omit: options.omit ?? omit,
    };
    const key = JSON.stringify([what, path, labelSelector, fieldSelector]);
    const known = this.#entries.get(key);
    if (known !== undefined) {
      if (transform !== undefined && transform !== known.transform)
        throw new InformerStateError(`the informer of ${name} has been asked for with another transform`);
      const added = Object.entries(indexers).filter(([index, fn]) => known.indexers.get(index) !== fn);
      // The key says that it is of the same objects.
      const informer = known.informer as SharedInformer<T>;
      informer.addIndexers(Object.fromEntries(added));
      for (const [index, fn] of added) known.indexers.set(index, fn);
      return informer;
    }
    const informer = new SharedInformer(open(path), {
      ...common,
      name,
      labelSelector,
      fieldSelector,
      indexers,
      transform,
    });
    this.#entries.set(key, { informer, indexers: new Map(Object.entries(indexers)), transform });
    return informer;
  }
}
