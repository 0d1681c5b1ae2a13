import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { realClock } from '#apimachinery/util/wait/clock';
import type { WaitOptions } from '../../util/workqueue/taken.ts';
import { ChangeListener } from './change_listener.ts';
import type { Change, ChangesOptions } from './changes.ts';
import { type DeepReadonly, deepFreeze } from './deep_readonly.ts';
import { InformerStateError, logError } from './errors.ts';
import type { HandlerOptions, HandlerRegistration, ResourceEventHandler } from './event_handler.ts';
import { HandlerListener } from './handler_listener.ts';
import { Indexer, type Indexers, metaNamespaceIndexFunc, NamespaceIndex } from './indexer.ts';
import type { ListerWatcher } from './list_watch.ts';
import { Lister } from './lister.ts';
import { type Listener, type Notification, ResyncSchedule } from './notification.ts';
import { metaOf } from './object_name.ts';
import { OneTimeEvent } from './one_time_event.ts';
import { Reflector, type ReflectorOptions, type ReflectorStore } from './reflector.ts';
import { TimeSlice } from './time_slice.ts';

/** How a {@link SharedInformer} works. */
export interface SharedInformerOptions<T> extends Omit<ReflectorOptions<T>, 'resyncPeriod' | 'shouldResync'> {
  /** Indexes, besides that by namespace. */
  readonly indexers?: Indexers<DeepReadonly<T>>;
  /** How often handlers get an `update` for every object, in milliseconds. 0, the default, is never. */
  readonly resyncPeriod?: number;
  /** Freezes the objects of the cache, so that a program that changes one throws where it does so: for development and tests. */
  readonly freeze?: boolean;
}

const LEAST_RESYNC = 1000;

/**
 * Keeps a copy of the objects of a resource, up to date, for a whole program: to read them ({@link lister}), to be
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
export class SharedInformer<T extends RuntimeObject> {
  /** Reads the cache. */
  readonly lister: Lister<T>;
  readonly #options: SharedInformerOptions<T>;
  readonly #indexer: Indexer<T>;
  readonly #reflector: Reflector<T>;
  readonly #slice = new TimeSlice();
  readonly #synced = new OneTimeEvent();
  /** With whether they get updates that change nothing: until the first check all do. */
  readonly #listeners = new Map<Listener<T>, boolean>();
  #checkPeriod: number;
  #state: 'new' | 'running' | 'stopped' = 'new';

  /** @param resource a ResourceClient: `client.resource(Kind)`, `client.unstructured(gvr)` or `client.metadata(gvr)` */
  constructor(resource: ListerWatcher<T>, options: SharedInformerOptions<T> = {}) {
    const { indexers = {}, resyncPeriod = 0, freeze = false, transform, onError = logError } = options;
    this.#options = options;
    this.#checkPeriod = resyncPeriod;
    this.#indexer = new Indexer<T>({
      indexers: { [NamespaceIndex]: metaNamespaceIndexFunc, ...(indexers as unknown as Indexers<T>) },
      onError: (error, { key }) => onError(error, { source: 'index', key }),
    });
    this.lister = new Lister(this.#indexer);
    const frozen = (object: T): T => deepFreeze(transform === undefined ? object : transform(object));
    this.#reflector = new Reflector(resource, this.#newStore(), {
      ...options,
      transform: freeze ? frozen : transform,
      resyncPeriod: () => this.#checkPeriod,
      shouldResync: () => this.#shouldResync(),
    });
  }

  /** The version of the server that the cache had last: from here the watch goes on. */
  get lastSyncResourceVersion(): string {
    return this.#reflector.lastSyncResourceVersion;
  }

  /** Whether everything has been read once. Handlers may not have been called yet: see {@link HandlerRegistration}. */
  get hasSynced(): boolean {
    return this.#synced.hasHappened;
  }

  /** Why the last list or watch failed; undefined once the objects have been listed again. */
  get lastError(): unknown {
    return this.#reflector.lastError;
  }

  /** Whether it has run, and does no more. */
  get isStopped(): boolean {
    return this.#state === 'stopped';
  }

  /** Waits for {@link hasSynced}. @throws the signal's reason, and InformerStateError when the informer ends before */
  synced(options: WaitOptions = {}): Promise<void> {
    return this.#synced.wait(options);
  }

  /**
   * Reads and watches until the signal is aborted, and the calls of handlers that go on then are over. Errors go to
   * `onError`.
   * @throws InformerStateError when it has run before
   */
  async run({ signal }: WaitOptions = {}): Promise<void> {
    if (this.#state !== 'new') throw new InformerStateError('an informer can run only once');
    this.#state = 'running';
    try {
      await this.#reflector.run({ signal });
    } finally {
      this.#state = 'stopped';
      this.#synced.fail(new InformerStateError('the informer has stopped'));
      const listeners = [...this.#listeners.keys()];
      this.#listeners.clear();
      for (const listener of listeners) listener.stop();
      await Promise.all(listeners.map((listener) => listener.running));
    }
  }

  /** Adds indexes. @throws KeyError when there is one of the name */
  addIndexers(indexers: Indexers<DeepReadonly<T>>): void {
    this.#indexer.addIndexers(indexers as unknown as Indexers<T>);
  }

  /**
   * Calls a handler for whatever happens from now on; first for everything that is in the cache already. At any time.
   * @throws InformerStateError when the informer has stopped, or does no resyncs but the handler wants them
   */
  addEventHandler(handler: ResourceEventHandler<T>, options: HandlerOptions = {}): HandlerRegistration {
    const { onError = logError } = this.#options;
    const resync = this.#newResync(options.resyncPeriod ?? this.#options.resyncPeriod ?? 0);
    const listener = new HandlerListener<T>(handler, resync, this.#slice, onError, () => this.#remove(listener));
    this.#add(listener);
    return listener;
  }

  /**
   * The changes from now on; first, everything in the cache as added. What happens to an object between two steps of the loop
   * becomes one change, so that however slow the loop is, no more is kept than there are objects. It ends with the informer.
   *
   * ```ts
   * for await (const { type, object } of pods.changes({ signal })) console.log(type, object.metadata.name);
   * ```
   * @throws InformerStateError when the informer has stopped
   */
  changes({ signal }: ChangesOptions = {}): AsyncIterableIterator<Change<T>> {
    const listener = new ChangeListener<T>(new ResyncSchedule(0, 0, 0));
    this.#add(listener);
    return new PullIterator(
      () =>
        listener.next(signal).catch((error: unknown) => {
          this.#remove(listener);
          throw error;
        }),
      async () => this.#remove(listener),
    );
  }

  #add(listener: Listener<T>): void {
    if (this.#state === 'stopped') throw new InformerStateError('the informer has stopped');
    this.#listeners.set(listener, true);
    for (const object of this.#indexer.values()) listener.push({ type: 'add', object, inInitialList: true });
    if (this.hasSynced) listener.everythingPushed();
  }

  #remove(listener: Listener<T>): void {
    this.#listeners.delete(listener);
    listener.stop();
  }

  #newResync(wanted: number): ResyncSchedule {
    const period = wanted > 0 ? Math.max(wanted, LEAST_RESYNC) : 0;
    // Differs from Go: there no handler gets resyncs, without a word, when the informer has no period of its own.
    if (period > 0 && (this.#checkPeriod === 0 || period < this.#checkPeriod) && this.#state === 'new') {
      this.#checkPeriod = period;
      for (const listener of this.#listeners.keys()) listener.resync.checkPeriodChanged(period);
    }
    if (period > 0 && this.#checkPeriod === 0)
      throw new InformerStateError('the informer runs without resyncs: give it a resyncPeriod');
    return new ResyncSchedule(period, this.#checkPeriod, this.#now());
  }

  #shouldResync(): boolean {
    let isAnyDue = false;
    for (const listener of this.#listeners.keys()) {
      const isDue = listener.resync.isDue(this.#now());
      this.#listeners.set(listener, isDue);
      isAnyDue ||= isDue;
    }
    return isAnyDue;
  }

  #now(): number {
    return (this.#options.clock ?? realClock).now();
  }

  #newStore(): ReflectorStore<T> {
    const put = (object: T): void => {
      const old = this.#indexer.getByKey(this.#indexer.keyOf(object));
      this.#indexer.update(object);
      this.#changed(old, object);
    };
    return {
      add: put,
      update: put,
      delete: (object) => {
        this.#indexer.delete(object);
        this.#distribute({ type: 'delete', object, finalStateUnknown: false });
      },
      deleteKey: (key) => {
        const object = this.#indexer.getByKey(key);
        if (object === undefined) return;
        this.#indexer.deleteKey(key);
        this.#distribute({ type: 'delete', object, finalStateUnknown: true });
      },
      replace: (objects, resourceVersion, kept) => this.#replace(objects, resourceVersion, kept),
      bookmark: (resourceVersion) => this.#indexer.bookmark(resourceVersion),
      resync: () => {
        for (const object of this.#indexer.values()) this.#changed(object, object);
      },
    };
  }

  #replace(objects: readonly T[], resourceVersion: string, kept: readonly string[]): void {
    const keys = objects.map((object) => this.#indexer.keyOf(object));
    const old = keys.map((key) => this.#indexer.getByKey(key));
    const left = new Set([...keys, ...kept]);
    const deleted: T[] = [];
    for (const key of this.#indexer.keys()) if (!left.has(key)) deleted.push(this.#indexer.getByKey(key)!);
    this.#indexer.replace(objects, resourceVersion, kept);
    for (const object of deleted) this.#distribute({ type: 'delete', object, finalStateUnknown: true });
    for (const [at, object] of objects.entries()) this.#changed(old[at], object);
    if (this.hasSynced) return;
    this.#synced.happen();
    for (const listener of this.#listeners.keys()) listener.everythingPushed();
  }

  #changed(old: T | undefined, object: T): void {
    if (old === undefined) this.#distribute({ type: 'add', object, inInitialList: !this.hasSynced });
    else {
      const isResync = metaOf(old).resourceVersion === metaOf(object).resourceVersion;
      this.#distribute({ type: 'update', old, object }, isResync);
    }
  }

  #distribute(notification: Notification<T>, isResync: boolean = false): void {
    for (const [listener, wantsResync] of this.#listeners) if (!isResync || wantsResync) listener.push(notification);
  }
}
