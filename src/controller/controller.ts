import { described } from '#apimachinery/runtime/described';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { newUUID } from '#apimachinery/util/uuid/new_uuid';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import type { Client } from '../client/client.ts';
import type { WriteObserver } from '../client/index.ts';
import type { SharedInformerFactory } from '../client/informers/shared_informer_factory.ts';
import type { Lister } from '../client/tools/cache/lister.ts';
import { objectNameKey } from '../client/tools/cache/object_name.ts';
import type { EventRecorder } from '../client/tools/events/event_recorder.ts';
import { linkedSignal } from '../client/util/wait/sleep.ts';
import { PriorityQueue } from '../client/util/workqueue/priority_queue.ts';
import { newItemExponentialFailureRateLimiter, type RateLimiter } from '../client/util/workqueue/rate_limiters.ts';
import { adviceOn } from './advice.ts';
import { checkList, checkResult, checkSource, isSource } from './arguments.ts';
import { type Logger, withValues } from './logger.ts';
import type { ControllerMetrics, ReconcileOutcome } from './metrics/controller_metrics.ts';
import { OwnWrites } from './own_writes.ts';
import type { Access } from './rbac/access.ts';
import { isTerminal, ReconcileTimeoutError, type Result } from './result.ts';
import {
  type ConnectedSource,
  objectsOf,
  ownedBy,
  type Request,
  readsOf,
  type Source,
  type SourceLike,
  sourceOf,
} from './source.ts';

/** What a run has at hand. */
export interface ReconcileContext {
  /**
   * Reads and writes on the server. What is written with it is in the caches when the request runs again; and a replica
   * that no longer leads can't write with it.
   */
  readonly client: Client;
  /**
   * Reads the cache of a Kind that the controller watches: see `for`, `owns`, `watches` and `reads`. What it gives is
   * shared: change a copy.
   * @throws NotWatchedError
   */
  lister<T extends object>(kind: KindClass<T>): Lister<T>;
  /** Records events about objects. */
  readonly events: EventRecorder;
  /** Is aborted when the run takes too long, or the controller has to stop at once: hand it on. */
  readonly signal: AbortSignal;
  /** Adds the controller and the request to messages. */
  readonly log: Logger;
  /** With which priority the request came. */
  readonly priority: number;
  /** Of this run alone. */
  readonly reconcileID: string;
}

/**
 * Drives the cluster towards an object's spec. It gets no event, only the name of the object: it may run for
 * an object that nothing happened to, or that is gone. Mirrors controller-runtime's `reconcile.Reconciler`.
 * @throws anything: the request runs again, after a delay that grows with each failure; but see `terminal`
 */
export type Reconcile = (request: Request, context: ReconcileContext) => Result | void | Promise<Result | void>;

/** What a controller is. */
export interface ControllerOptions {
  /** In metrics, messages and events; unique in a manager. */
  readonly name: string;
  /** The Kind that it looks after. */
  readonly for: SourceLike;
  /** Kinds that it makes: a change of one makes it run for the object of `for` that controls it. */
  readonly owns?: readonly SourceLike[];
  /** Kinds that it depends on: see {@link watch}. */
  readonly watches?: readonly Source[];
  /** Kinds that it reads besides. */
  readonly reads?: readonly SourceLike[];
  /** What it does besides watching these Kinds: see {@link Controller.access}. Nothing holds it to that but the server. */
  readonly access?: readonly Access[];
  readonly reconcile: Reconcile;
  /** How many requests are worked on at a time; never one twice. Default 1. */
  readonly concurrency?: number;
  /** How long a run may take, in milliseconds; then its signal is aborted. Default: as long as it likes. */
  readonly timeout?: number;
  /** The delays after failures: by default 5 ms, doubled each time, up to 1000 s. */
  readonly rateLimiter?: RateLimiter<Request>;
  /** How long the caches may take to fill, in milliseconds. Default 120000. */
  readonly cacheSyncTimeout?: number;
  /**
   * Whether a run waits until the caches have what earlier runs for the same object wrote; how long at most, in
   * milliseconds. Default 10000. Also, whether a request runs again when what it wrote was deleted before the caches knew it:
   * no event tells of that when a watch was away in between.
   *
   * Differs from Go: controller-runtime does neither. There a run may decide by what it has changed itself, and an owned
   * object that is gone before the cache knew it is not made again until something else happens.
   */
  readonly readOwnWrites?: boolean | number;
}

/** What a controller needs to run: the manager has it. */
export interface ControllerEnvironment {
  readonly client: Client;
  readonly informers: SharedInformerFactory;
  readonly events: (controller: string) => EventRecorder;
  readonly metrics: ControllerMetrics;
  readonly logger: Logger;
  readonly clock?: Clock;
}

/** When a controller ends. */
export interface ControllerSignals {
  /** No run begins any more. */
  readonly stop: AbortSignal;
  /** Runs that go on are to end at once. */
  readonly abort: AbortSignal;
}

/** A Kind was asked for that the controller doesn't watch. */
export class NotWatchedError extends TypeError {
  readonly code = 'ERR_NOT_WATCHED';

  constructor(controller: string, kind: string) {
    super(`controller ${controller} doesn't watch ${kind}: name it in for, owns, watches or reads`);
    this.name = 'NotWatchedError';
  }
}

/** The caches of a controller did not fill in time. The `cause` is why the objects could not be listed, if that is known. */
export class CacheSyncError extends Error {
  readonly code = 'ERR_CACHE_SYNC';

  constructor(controller: string, kind: string, milliseconds: number, cause: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}${adviceOn(cause)}` : '';
    super(`controller ${controller}: the cache of ${kind} did not fill within ${milliseconds} ms${why}`, { cause });
    this.name = 'CacheSyncError';
  }
}

/**
 * Reconciles the objects of a Kind; a `Manager` runs it. Mirrors what controller-runtime's `builder` makes.
 *
 * ```ts
 * const controller = new Controller({
 *   name: 'foo',
 *   for: Foo,
 *   owns: [appsv1.Deployment],
 *   async reconcile({ namespace, name }, { client, lister }) {
 *     const foo = lister(Foo).get(namespace, name);
 *     if (foo === undefined) return;
 *     await client.resource(appsv1.Deployment).apply(setControllerReference(foo, deploymentOf(foo)), { fieldManager: 'foo' });
 *   },
 * });
 * await new Manager({ client, controllers: [controller] }).run({ signal });
 * ```
 */
export class Controller {
  readonly name: string;
  readonly #options: ControllerOptions;
  #sources: readonly ConnectedSource[] = [];
  #queue: PriorityQueue<Request> | undefined;
  #ownWrites: OwnWrites | undefined;
  readonly #early: { readonly request: Request; readonly priority: number }[] = [];

  /** @throws TypeError, RangeError for options that make no sense */
  constructor(options: ControllerOptions) {
    if (typeof options !== 'object' || options === null)
      throw new TypeError('expected new Controller({ name, for, reconcile })');
    const { name, concurrency = 1, timeout = 1, cacheSyncTimeout = 1 } = options;
    if (name === '') throw new RangeError('a controller needs a name');
    if (typeof name !== 'string')
      throw new TypeError(`a controller needs a name: expected a string, got ${described(name)}`);
    checkKinds(options);
    if (typeof options.reconcile !== 'function')
      throw new TypeError(
        `controller ${name}: expected reconcile to be a function, got ${described(options.reconcile)}`,
      );
    if (!Number.isInteger(concurrency) || concurrency < 1)
      throw new RangeError(`expected concurrency to be a whole number from 1, got ${concurrency}`);
    if (!(timeout > 0) || !(cacheSyncTimeout > 0)) throw new RangeError('timeouts must be above 0');
    this.name = name;
    this.#options = options;
  }

  /**
   * What it has to be allowed: to list and watch the Kinds that it watches, and what its options say besides. See
   * `policyRules`. A manager with an election needs more: to get, create and update its Lease.
   */
  get access(): readonly Access[] {
    const { for: main, owns = [], watches = [], reads = [], access = [] } = this.#options;
    const kinds = [main, ...owns, ...watches, ...reads].map((each) => ('connect' in each ? each.kind : each));
    return [...kinds.map((kind): Access => ({ kind, verbs: ['list', 'watch'] })), ...access];
  }

  /** Asks for a run: for what no Kind tells. */
  enqueue(request: Request, priority: number = 0): void {
    if (this.#queue === undefined) this.#early.push({ request, priority });
    else this.#queue.addWithOptions(request, { priority });
  }

  /** Whether all caches are full. */
  get hasSynced(): boolean {
    return this.#hasSynced;
  }
  #hasSynced = false;

  /** Adds handlers to informers, which may run already or be started afterwards. The manager calls it, once. */
  connect({ informers, metrics, logger, clock = realClock }: ControllerEnvironment): void {
    if (this.#queue !== undefined) throw new TypeError(`controller ${this.name} was started twice`);
    const { readOwnWrites = true, concurrency = 1 } = this.#options;
    const limiter = this.#options.rateLimiter ?? newItemExponentialFailureRateLimiter(5, 1e6, { key: objectNameKey });
    const queue = new PriorityQueue<Request>({
      key: objectNameKey,
      limiter,
      metrics: metrics.queue(this.name),
      clock,
    });
    this.#queue = queue;
    metrics.start(this.name, concurrency);
    metrics.watchWork(this.name, () => queue.unfinishedWork());
    const ownWrites = new OwnWrites({
      clock,
      timeout: readOwnWrites === true ? 10_000 : Number(readOwnWrites),
      onGone: (request) => this.enqueue(request),
    });
    if (readOwnWrites !== false) this.#ownWrites = ownWrites;
    const main = sourceOf(this.#options.for, objectsOf);
    const sources = [
      main,
      ...(this.#options.owns ?? []).map((each) => sourceOf(each, ownedBy)),
      ...(this.#options.watches ?? []),
      ...(this.#options.reads ?? []).map((each) => sourceOf(each, readsOf)),
    ];
    this.#sources = sources.map((source) =>
      source.connect({
        informers,
        main: main.kind,
        enqueue: (request, priority) => queue.addWithOptions(request, { priority }),
        changed: () => ownWrites.changed(),
        onError: (error, { kind }) =>
          logger.error(error, `a predicate or map function for ${kind.kind} failed`, { controller: this.name }),
      }),
    );
    for (const { kind, options, lister } of this.#sources) {
      const { group, version, resource = '' } = kind;
      ownWrites.addCache({ resource: { group, version, resource }, lister, ...options });
    }
    for (const { request, priority } of this.#early.splice(0)) queue.addWithOptions(request, { priority });
  }

  /**
   * Waits for the caches, then works until it is stopped. The manager calls it, after {@link connect}.
   * @returns when the last run is over
   * @throws CacheSyncError
   */
  async run(environment: ControllerEnvironment, { stop, abort }: ControllerSignals): Promise<void> {
    const queue = this.#queue;
    if (queue === undefined) throw new TypeError(`controller ${this.name} is not connected`);
    const close = (): void => queue.close();
    if (stop.aborted) return close();
    stop.addEventListener('abort', close, { once: true });
    try {
      if (!(await this.#synced(environment, stop))) return;
      environment.logger.info('Starting workers', { controller: this.name, 'worker count': this.#concurrency });
      const workers = Array.from({ length: this.#concurrency }, () => this.#work(queue, environment, stop, abort));
      await Promise.all(workers);
    } finally {
      stop.removeEventListener('abort', close);
      queue.close();
      this.#ownWrites?.stop();
      for (const source of this.#sources) source.remove();
    }
  }

  get #concurrency(): number {
    return this.#options.concurrency ?? 1;
  }

  async #synced({ clock = realClock }: ControllerEnvironment, stop: AbortSignal): Promise<boolean> {
    const { cacheSyncTimeout = 120_000 } = this.#options;
    const limited = linkedSignal(stop);
    const late = new Error('the caches did not fill in time');
    const cancel = clock.after(cacheSyncTimeout, () => limited.abort(late));
    try {
      for (const source of this.#sources) {
        try {
          await source.synced({ signal: limited.signal });
        } catch (error) {
          if (stop.aborted) return false;
          if (error === late)
            throw new CacheSyncError(this.name, source.kind.kind, cacheSyncTimeout, source.lastError());
          throw error;
        }
      }
      this.#hasSynced = true;
      return true;
    } finally {
      cancel();
      limited.end();
    }
  }

  async #work(
    queue: PriorityQueue<Request>,
    environment: ControllerEnvironment,
    stop: AbortSignal,
    abort: AbortSignal,
  ): Promise<void> {
    for (;;) {
      const taken = await queue.get();
      if (taken === undefined) return;
      try {
        if (stop.aborted) return;
        environment.metrics.active(this.name, 1);
        try {
          await this.#handle(queue, taken.item, taken.priority, environment, abort);
        } finally {
          environment.metrics.active(this.name, -1);
        }
      } finally {
        taken.done();
      }
    }
  }

  async #handle(
    queue: PriorityQueue<Request>,
    request: Request,
    given: number,
    environment: ControllerEnvironment,
    abort: AbortSignal,
  ): Promise<void> {
    const { metrics, clock = realClock } = environment;
    const reconcileID = newUUID();
    const { namespace, name } = request;
    const log = withValues(environment.logger, { controller: this.name, namespace, name, reconcileID });
    const begun = clock.now();
    const finish = (outcome: ReconcileOutcome): void => metrics.ran(this.name, outcome, (clock.now() - begun) / 1000);
    let result: Result;
    try {
      result = (await this.#reconcile(request, { priority: given, log, reconcileID }, environment, abort)) ?? {};
      checkResult(result);
    } catch (error) {
      if (isTerminal(error)) metrics.failedForGood(this.name);
      else queue.addWithOptions(request, { rateLimited: true, priority: given });
      log.error(error ?? new TypeError(`reconcile threw ${error}: throw an Error`), 'Reconciler error');
      return finish('error');
    }
    const { requeueAfter = 0, requeue = false, priority = given } = result;
    if (requeueAfter > 0) {
      queue.forget(request);
      queue.addWithOptions(request, { after: requeueAfter, priority });
      return finish('requeue_after');
    }
    if (requeue) {
      queue.addWithOptions(request, { rateLimited: true, priority });
      return finish('requeue');
    }
    queue.forget(request);
    finish('success');
  }

  async #reconcile(
    request: Request,
    given: Pick<ReconcileContext, 'priority' | 'log' | 'reconcileID'>,
    { client, events, metrics, clock = realClock }: ControllerEnvironment,
    abort: AbortSignal,
  ): Promise<Result | void> {
    const { timeout, reconcile } = this.#options;
    const running = linkedSignal(abort);
    const expire = (): void => {
      metrics.timedOut(this.name);
      running.abort(new ReconcileTimeoutError(this.name, timeout!));
    };
    try {
      const seen = await this.#ownWrites?.seen(request, running.signal);
      if (seen === 'waited') metrics.ownWriteWaited(this.name);
      if (seen === 'timed out') {
        metrics.ownWriteTimedOut(this.name);
        given.log.info('Own writes are not in the cache: going on without');
      }
      const observe = this.#ownWrites?.observer(request);
      const cancel = timeout === undefined ? undefined : clock.after(timeout, expire);
      try {
        return await reconcile(request, {
          ...given,
          client: observe === undefined ? client : observed(client, observe),
          lister: (kind) => this.#lister(kind),
          events: events(this.name),
          signal: running.signal,
        });
      } finally {
        cancel?.();
      }
    } finally {
      running.end();
    }
  }

  #lister<T extends object>(kind: KindClass<T>): Lister<T> {
    const found = this.#sources.find((source) => Object.is(source.kind, kind));
    if (found === undefined) throw new NotWatchedError(this.name, kind.kind);
    return found.lister as unknown as Lister<T>;
  }
}

/** @throws TypeError for what is no Kind, or none that can be watched */
function checkKinds({ name, for: main, owns, watches, reads }: ControllerOptions): void {
  const of = `controller ${name}`;
  const anyKind = 'a Kind class, such as corev1.Pod';
  checkSource(main, `${of}: for`, anyKind);
  for (const [field, list] of Object.entries({ owns, reads })) {
    checkList(list, `${of}: ${field}`);
    list?.forEach((each, at) => checkSource(each, `${of}: ${field}[${at}]`, anyKind));
  }
  checkList(watches, `${of}: watches`);
  watches?.forEach((each, at) => {
    if (!isSource(each))
      throw new TypeError(`${of}: watches[${at}]: expected watch(Kind, { map }), got ${described(each)}`);
    checkSource(each, `${of}: watches[${at}]`, anyKind);
  });
}

/** A client that tells somebody more of its writes. */
function observed(client: Client, observe: WriteObserver): Client {
  return client.derive(({ onWritten }) => ({
    onWritten: (write) => {
      observe(write);
      onWritten?.(write);
    },
  }));
}
