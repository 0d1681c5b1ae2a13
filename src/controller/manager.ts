import { isForbidden } from '#apimachinery/api/errors/predicates';
import { described } from '#apimachinery/runtime/described';
import { newUUID } from '#apimachinery/util/uuid/new_uuid';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { asError } from '#engine/text/as_error';
import type { Client } from '../client/client.ts';
import { SharedInformerFactory } from '../client/informers/shared_informer_factory.ts';
import { VeryShortWatchError } from '../client/tools/cache/errors.ts';
import { EventBroadcaster } from '../client/tools/events/event_broadcaster.ts';
import { newEventSink } from '../client/tools/events/event_sink.ts';
import { withFence } from '../client/tools/leaderelection/fence.ts';
import type { LeaderElectionConfig } from '../client/tools/leaderelection/leader_election_config.ts';
import { LeaderElector } from '../client/tools/leaderelection/leader_elector.ts';
import { LeaseLock } from '../client/tools/leaderelection/lease_lock.ts';
import { linkedSignal } from '../client/util/wait/sleep.ts';
import { adviceOn, adviceOnNamespace } from './advice.ts';
import { checkList, hasMethod } from './arguments.ts';
import type { Controller, ControllerEnvironment } from './controller.ts';
import { answerHealth, type HealthChecks } from './health.ts';
import { consoleLogger, type Logger } from './logger.ts';
import { ControllerMetrics } from './metrics/controller_metrics.ts';
import { ValueMetric } from './metrics/metric.ts';
import { newRequestMetrics, WebhookMetrics } from './metrics/program_metrics.ts';
import { Registry } from './metrics/registry.ts';

/** How the replicas of a program agree on one that works. */
export interface ManagerLeaderElection
  extends Pick<LeaderElectionConfig, 'leaseDuration' | 'renewDeadline' | 'retryPeriod'> {
  /** Of the Lease. */
  readonly namespace: string;
  readonly name: string;
  /** Of this replica: the name of its Pod. Default: a UUID. */
  readonly identity?: string;
  /** Whether caches fill before this replica leads, so that it can begin at once. Default true. */
  readonly warm?: boolean;
}

/** Answers requests, as `fetch` asks them: a webhook, say. */
export type RequestHandler = (request: Request) => Response | Promise<Response>;

/** Where a manager can be reached: see `listen` of `kubetyped/controller/endpoints`. */
export interface Endpoints {
  /** Adds metrics of where it runs. */
  addMetrics?(registry: Registry): void;
  /** Begins to serve. */
  start(handle: (request: Request) => Promise<Response>): Promise<{ close(): Promise<void> }>;
}

/** What a {@link Manager} is made of. */
export interface ManagerOptions {
  readonly client: Client;
  readonly controllers: readonly Controller[];
  /** Default: informers for all namespaces that leave out managed fields. */
  readonly informers?: SharedInformerFactory;
  /** Left out: this is the only replica. */
  readonly leaderElection?: ManagerLeaderElection;
  /** How long runs may go on after the stop, in milliseconds, before their signals are aborted. Default 30000. */
  readonly gracePeriod?: number;
  /** Where metrics, health checks and handlers can be reached. Left out: see {@link Manager.handle}. */
  readonly endpoints?: readonly Endpoints[];
  /** Requests for these paths, and for those below them, such as `/validate`. */
  readonly handlers?: Readonly<Record<string, RequestHandler>>;
  /** For `/healthz`, besides `ping` and the election. */
  readonly healthChecks?: HealthChecks;
  /** For `/readyz`, besides the caches. */
  readonly readyChecks?: HealthChecks;
  /** For metrics of your own. */
  readonly registry?: Registry;
  readonly logger?: Logger;
  readonly clock?: Clock;
}

/** This replica leads no more: the program should end, and be started again. */
export class LeadershipLostError extends Error {
  readonly code = 'ERR_LEADERSHIP_LOST';

  constructor() {
    super('leader election lost');
    this.name = 'LeadershipLostError';
  }
}

/** Runs went on after the grace period, though their signals were aborted. */
export class GracePeriodError extends Error {
  readonly code = 'ERR_GRACE_PERIOD';

  constructor(milliseconds: number) {
    super(`not all runs ended within the grace period of ${milliseconds} ms`);
    this.name = 'GracePeriodError';
  }
}

/** How long runs may take to notice that their signals were aborted. */
const NOTICE = 1000;
/** How long after a lease has run out its holder counts as unwell. */
const TOLERANCE = 20_000;
/** After how many milliseconds the same failure of an election is logged again. */
const SAME_FAILURE = 60_000;

/**
 * Runs controllers with everything they share: client, caches, events, metrics, and an election of the replica that works.
 * Mirrors controller-runtime's `manager.Manager`.
 *
 * ```ts
 * const manager = new Manager({
 *   client,
 *   controllers: [foos],
 *   leaderElection: { namespace: 'default', name: 'foo-controller' },
 *   endpoints: [listen({ port: 8080 })],
 * });
 * await manager.run({ signal: terminationSignal() });
 * ```
 */
export class Manager {
  /** What `/metrics` shows. */
  readonly registry: Registry;
  readonly #options: ManagerOptions;
  readonly #informers: SharedInformerFactory;
  readonly #client: Client;
  readonly #metrics: ControllerMetrics;
  readonly #webhookMetrics: WebhookMetrics;
  readonly #logger: Logger;
  readonly #clock: Clock;
  readonly #elector: LeaderElector | undefined;
  readonly #stopping = new AbortController();
  #lead: (leading: AbortSignal) => Promise<void> = () => Promise.resolve();
  #isRunning = false;

  /** @throws TypeError for options that make no sense, such as two controllers of one name */
  constructor(options: ManagerOptions) {
    check(options);
    this.#options = options;
    this.#logger = options.logger ?? consoleLogger;
    this.#clock = options.clock ?? realClock;
    this.registry = options.registry ?? new Registry();
    this.#metrics = new ControllerMetrics(this.registry);
    this.#webhookMetrics = new WebhookMetrics(this.registry, Object.keys(options.handlers ?? {}));
    for (const endpoints of options.endpoints ?? []) endpoints.addMetrics?.(this.registry);
    const metrics = newRequestMetrics(this.registry);
    this.#client = options.client.derive((given) => (given.metrics === undefined ? { metrics } : {}));
    this.#informers =
      options.informers ??
      new SharedInformerFactory(this.#client, {
        omitManagedFields: true,
        clock: this.#clock,
        onError: (error, { source, key }) => {
          if (this.#stopping.signal.aborted) return;
          // Servers end the watches of a custom resource when its definition changes.
          if (error instanceof VeryShortWatchError) this.#logger.info(error.message);
          else
            this.#logger.error(
              error,
              `informer: ${source} failed${source === 'list' || isForbidden(error) ? adviceOn(error) : ''}`,
              key === undefined ? {} : { key },
            );
        },
      });
    this.#elector = options.leaderElection && this.#newElector(options.leaderElection);
  }

  /**
   * Runs until the signal is aborted; then lets runs end, gives back the lease, and closes everything but the client.
   * @throws LeadershipLostError, GracePeriodError, and what keeps a controller from starting
   */
  async run(options: { readonly signal?: AbortSignal } = {}): Promise<void> {
    const { signal } = options;
    if (this.#isRunning) throw new TypeError('the manager was started before');
    if (options instanceof AbortSignal) throw new TypeError('expected run({ signal }), got the signal itself');
    this.#isRunning = true;
    const { warm = true } = this.#options.leaderElection ?? {};
    const elector = this.#elector;
    const client =
      elector === undefined
        ? this.#client
        : this.#client.derive(({ transport }) => ({ transport: withFence(transport, elector.fence) }));
    const broadcaster = new EventBroadcaster(newEventSink(client), {
      clock: this.#clock,
      onLoss: (why, event, error) => {
        if (why !== 'spam filter') this.#logger.error(error, `event lost: ${why}`, { reason: event.reason });
      },
    });
    broadcaster.startRecordingToSink();
    const instance = this.#options.leaderElection?.identity ?? newUUID();
    const environment: ControllerEnvironment = {
      client,
      informers: this.#informers,
      metrics: this.#metrics,
      logger: this.#logger,
      clock: this.#clock,
      events: (controller) => broadcaster.newRecorder(controller, instance),
    };
    const closing: (() => Promise<void>)[] = [() => broadcaster.close()];
    const stopInformers = linkedSignal(undefined);
    const begin = (): void => {
      for (const controller of this.#options.controllers) controller.connect(environment);
      const running = this.#informers.start({ signal: stopInformers.signal });
      closing.push(() => running.close());
    };
    const following = linkedSignal(signal);
    try {
      if (warm || elector === undefined) begin();
      for (const endpoints of this.#options.endpoints ?? []) {
        const server = await endpoints.start((request) => this.handle(request));
        closing.push(() => server.close());
      }
      const stop = following.signal;
      if (elector === undefined) return await this.#work(environment, stop, undefined);
      this.#lead = (leading) => {
        if (!warm) begin();
        return this.#work(environment, stop, leading);
      };
      await elector.run({ signal: stop });
      if (!stop.aborted) throw new LeadershipLostError();
    } finally {
      this.#stopping.abort();
      following.end();
      for (const close of closing.reverse()) await close();
    }
  }

  /**
   * Answers a request: `/metrics`, `/healthz`, `/readyz`, and the `handlers`. For servers of your own; `endpoints` do it by
   * themselves.
   */
  async handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, first = '', ...rest] = pathname.split('/');
    const verbose = searchParams.has('verbose');
    if (first === 'metrics' && rest.length === 0) {
      const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
      return new Response(this.registry.text(), { headers });
    }
    if (first === 'healthz') return answerHealth(first, this.#healthChecks(), rest.join('/'), verbose);
    if (first === 'readyz') return answerHealth(first, this.#readyChecks(), rest.join('/'), verbose);
    const found = Object.entries(this.#options.handlers ?? {})
      .filter(([path]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .sort(([a], [b]) => b.length - a.length)[0];
    if (found === undefined) return new Response('404 page not found\n', { status: 404 });
    const [path, handler] = found;
    return this.#webhookMetrics.measure(
      path,
      () => this.#clock.now(),
      async () => {
        try {
          return await handler(request);
        } catch (error) {
          this.#logger.error(error, 'request handler failed', { path });
          return new Response('internal server error\n', { status: 500 });
        }
      },
    );
  }

  #healthChecks(): HealthChecks {
    const elector = this.#elector;
    return {
      ping: () => undefined,
      ...(elector === undefined ? {} : { leaderElection: () => elector.check(TOLERANCE) }),
      ...this.#options.healthChecks,
    };
  }

  #readyChecks(): HealthChecks {
    return {
      informers: async () => {
        const late = new AbortController();
        late.abort(new Error('the caches are not full yet'));
        await this.#informers.synced({ signal: late.signal });
      },
      ...this.#options.readyChecks,
    };
  }

  /**
   * Runs the controllers to their end.
   * @param leading is aborted when they have to end at once, unless they are to stop anyway
   */
  async #work(environment: ControllerEnvironment, stop: AbortSignal, leading: AbortSignal | undefined): Promise<void> {
    const { gracePeriod = 30_000, controllers } = this.#options;
    const stopping = linkedSignal(leading ?? stop);
    const aborting = linkedSignal(undefined);
    let cancel: (() => void) | undefined;
    const end = (): void => {
      if (stop.aborted) cancel = this.#clock.after(gracePeriod, () => aborting.abort());
      else aborting.abort(leading?.reason);
    };
    if (stopping.signal.aborted) end();
    else stopping.signal.addEventListener('abort', end, { once: true });
    const signals = { stop: stopping.signal, abort: aborting.signal };
    const given = new Promise<never>((_, reject) => {
      const giveUp = (): void => void this.#clock.after(NOTICE, () => reject(new GracePeriodError(gracePeriod)));
      aborting.signal.addEventListener('abort', giveUp, { once: true });
    });
    given.catch(() => undefined);
    const running = controllers.map(async (controller) => {
      try {
        await controller.run(environment, signals);
      } catch (error) {
        // One that can't start takes the others with it.
        stopping.abort(error);
        throw error;
      }
    });
    try {
      if (controllers.length === 0) await aborted(stopping.signal);
      const all = Promise.allSettled(running);
      const results = await Promise.race([all, given]);
      const failed = results.find((each) => each.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    } finally {
      cancel?.();
      stopping.end();
    }
  }

  #newElector({ namespace, name, identity = newUUID(), warm: _, ...durations }: ManagerLeaderElection): LeaderElector {
    const status = this.registry.register(
      new ValueMetric('gauge', 'leader_election_master_status', 'Whether this replica leads.'),
    );
    const slow = this.registry.register(
      new ValueMetric('counter', 'leader_election_slowpath_total', 'How often the lease was read to be renewed.'),
    );
    slow.add({ name }, 0);
    let last: string | undefined;
    let again = 0;
    return new LeaderElector({
      ...durations,
      lock: new LeaseLock({ client: this.#client, namespace, name, identity }),
      clock: this.#clock,
      metrics: {
        leading: (isLeading) => status.set({ name }, isLeading ? 1 : 0),
        slowPath: () => slow.add({ name }, 1),
      },
      onStartedLeading: (leading) => {
        this.#logger.info('Became leader', { lease: `${namespace}/${name}`, identity });
        return this.#lead(leading);
      },
      onNewLeader: (leader) => {
        if (leader !== identity) this.#logger.info('New leader', { lease: `${namespace}/${name}`, leader });
      },
      onError: (error, { step }) => {
        const what = `leader election: ${step} failed${adviceOnNamespace(error) || adviceOn(error)}`;
        const failure = `${what} ${asError(error).message}`;
        if (failure === last && this.#clock.now() < again) return;
        last = failure;
        again = this.#clock.now() + SAME_FAILURE;
        this.#logger.error(error, what);
      },
    });
  }
}

/** Says what is wrong with options, where code without types would fail later, by another name. */
function check(options: ManagerOptions): void {
  if (!hasMethod(options?.client, 'derive'))
    throw new TypeError(
      `expected new Manager({ client, controllers }) with a client such as that of loadClient(), got ${described(options?.client)}`,
    );
  const { controllers, leaderElection, endpoints, handlers = {} } = options;
  if (!Array.isArray(controllers)) throw new TypeError(`controllers: expected an array, got ${described(controllers)}`);
  const names = new Set<string>();
  for (const [at, controller] of controllers.entries()) {
    if (!hasMethod(controller, 'connect'))
      throw new TypeError(`controllers[${at}]: expected new Controller({ ... }), got ${described(controller)}`);
    const { name } = controller;
    if (names.has(name))
      throw new TypeError(
        `duplicate controller ${name}: metrics, messages and events go by the name, so each needs its own`,
      );
    names.add(name);
  }
  if (leaderElection !== undefined && !(leaderElection?.namespace && leaderElection.name))
    throw new TypeError('leaderElection: expected { namespace, name }, those of its Lease');
  checkList(endpoints, 'endpoints');
  endpoints?.forEach((each, at) => {
    if (!hasMethod(each, 'start'))
      throw new TypeError(`endpoints[${at}]: expected listen({ port: 8080 }), got ${described(each)}`);
  });
  for (const [path, handler] of Object.entries(handlers)) {
    if (!path.startsWith('/'))
      throw new TypeError(`handlers: expected a path such as "/validate", got ${JSON.stringify(path)}`);
    if (typeof handler !== 'function')
      throw new TypeError(`handlers[${JSON.stringify(path)}]: expected a function, got ${described(handler)}`);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
