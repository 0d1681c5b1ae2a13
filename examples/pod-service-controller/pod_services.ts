import * as corev1 from 'kubetyped/api/core/v1';
import type { SharedInformerFactory } from 'kubetyped/client/informers';
import {
  type DeepReadonly,
  type Lister,
  type ObjectName,
  objectNameKey,
  type SharedInformer,
} from 'kubetyped/client/tools/cache';
import { RateLimitingQueue } from 'kubetyped/client/util/workqueue';
import { selects } from './selection.ts';

/** What may have changed for those who look on. */
export interface Change {
  readonly kind: 'Pod' | 'Service';
  readonly name: ObjectName;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Knows the Services of every Pod and the Pods of every Service. Two informers tell what happens; the names of the Pods that
 * it concerns go into a queue, where each is at most once; workers take them out and look at the caches.
 */
export class PodServices {
  readonly #pods: SharedInformer<corev1.Pod>;
  readonly #services: SharedInformer<corev1.Service>;
  readonly #queue = new RateLimitingQueue<ObjectName>({ key: objectNameKey });
  /** The names of the Services of a Pod, and those of the Pods of a Service; both are in one namespace. */
  readonly #servicesOf = new Map<string, ReadonlySet<string>>();
  readonly #podsOf = new Map<string, Set<string>>();
  readonly #watchers = new Set<(change: Change) => void>();
  readonly #onError: (error: unknown, pod: ObjectName) => void;
  #isReady = false;

  /** @param informers to be started when this is made */
  constructor(informers: SharedInformerFactory, onError: (error: unknown, pod: ObjectName) => void) {
    this.#pods = informers.informerFor(corev1.Pod);
    this.#services = informers.informerFor(corev1.Service);
    this.#onError = onError;
  }

  /** Whether both caches are full, and everything in them has been looked at. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get pods(): Lister<corev1.Pod> {
    return this.#pods.lister;
  }

  get services(): Lister<corev1.Service> {
    return this.#services.lister;
  }

  /** The names of the Services that select a Pod, sorted. */
  servicesOf(pod: ObjectName): string[] {
    return [...(this.#servicesOf.get(objectNameKey(pod)) ?? NONE)].sort();
  }

  /** The names of the Pods that a Service selects, sorted. */
  podsOf(service: ObjectName): string[] {
    return [...(this.#podsOf.get(objectNameKey(service)) ?? NONE)].sort();
  }

  /** Calls a function for every change from now on. @returns what ends that */
  watch(fn: (change: Change) => void): () => void {
    this.#watchers.add(fn);
    return () => this.#watchers.delete(fn);
  }

  /** Works until the signal is aborted, and what was begun is done. */
  async run({ signal, workers = 2 }: { readonly signal: AbortSignal; readonly workers?: number }): Promise<void> {
    const handlers = [
      this.#pods.addEventHandler({
        add: (pod) => this.#podChanged(pod),
        update: (_, pod) => this.#podChanged(pod),
        delete: (pod) => this.#podChanged(pod),
      }),
      this.#services.addEventHandler({
        add: (service) => this.#serviceChanged(service),
        update: (_, service) => this.#serviceChanged(service),
        delete: (service) => this.#serviceChanged(service),
      }),
    ];
    const end = (): void => this.#queue.close();
    signal.addEventListener('abort', end, { once: true });
    try {
      await Promise.all(handlers.map((handler) => handler.synced({ signal })));
      for (const pod of this.#pods.lister.list()) this.#sync(nameOf(pod));
      this.#isReady = true;
      await Promise.all(Array.from({ length: workers }, () => this.#work()));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', end);
      for (const handler of handlers) handler.remove();
    }
  }

  #podChanged(pod: DeepReadonly<corev1.Pod>): void {
    this.#queue.add(nameOf(pod));
    this.#tell({ kind: 'Pod', name: nameOf(pod) });
    const { namespace } = nameOf(pod);
    for (const name of this.servicesOf(nameOf(pod))) this.#tell({ kind: 'Service', name: { namespace, name } });
  }

  /** Looks at the Pods that it selected so far, and at those that it selects now. */
  #serviceChanged(service: DeepReadonly<corev1.Service>): void {
    const { namespace } = nameOf(service);
    for (const name of this.podsOf(nameOf(service))) this.#queue.add({ namespace, name });
    for (const pod of this.#pods.lister.list({ namespace })) if (selects(service, pod)) this.#queue.add(nameOf(pod));
    this.#tell({ kind: 'Service', name: nameOf(service) });
  }

  async #work(): Promise<void> {
    for (let work = await this.#queue.get(); work !== undefined; work = await this.#queue.get()) {
      try {
        this.#sync(work.item);
        this.#queue.forget(work.item);
      } catch (error) {
        this.#onError(error, work.item);
        this.#queue.addRateLimited(work.item);
      } finally {
        work.done();
      }
    }
  }

  /** Makes the mapping of one Pod what the caches say; however often, and whatever happened. */
  #sync(name: ObjectName): void {
    const key = objectNameKey(name);
    const { namespace } = name;
    const pod = this.#pods.lister.get(namespace, name.name);
    const before = this.#servicesOf.get(key) ?? NONE;
    const after = new Set<string>();
    if (pod !== undefined)
      for (const service of this.#services.lister.list({ namespace }))
        if (selects(service, pod)) after.add(nameOf(service).name);
    if (after.size > 0) this.#servicesOf.set(key, after);
    else this.#servicesOf.delete(key);
    const left = [...before].filter((service) => !after.has(service));
    const joined = [...after].filter((service) => !before.has(service));
    for (const service of left) this.#leave(objectNameKey({ namespace, name: service }), name.name);
    for (const service of joined) {
      const at = objectNameKey({ namespace, name: service });
      this.#podsOf.set(at, (this.#podsOf.get(at) ?? new Set()).add(name.name));
    }
    for (const service of [...left, ...joined]) this.#tell({ kind: 'Service', name: { namespace, name: service } });
    if (left.length + joined.length > 0) this.#tell({ kind: 'Pod', name });
  }

  #leave(service: string, pod: string): void {
    const pods = this.#podsOf.get(service);
    pods?.delete(pod);
    if (pods?.size === 0) this.#podsOf.delete(service);
  }

  #tell(change: Change): void {
    for (const watcher of this.#watchers) watcher(change);
  }
}

function nameOf({ metadata }: DeepReadonly<corev1.Pod | corev1.Service>): ObjectName {
  return { namespace: metadata.namespace ?? '', name: metadata.name ?? '' };
}
