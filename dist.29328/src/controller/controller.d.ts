import type { KindClass } from '#apimachinery/runtime/kind_class';
import { type Clock } from '#apimachinery/util/wait/clock';
import type { Client } from '../client/client.ts';
import type { SharedInformerFactory } from '../client/informers/shared_informer_factory.ts';
import type { Lister } from '../client/tools/cache/lister.ts';
import type { EventRecorder } from '../client/tools/events/event_recorder.ts';
import { type RateLimiter } from '../client/util/workqueue/rate_limiters.ts';
import { type Logger } from './logger.ts';
import type { ControllerMetrics } from './metrics/controller_metrics.ts';
import type { Access } from './rbac/access.ts';
import { type Result } from './result.ts';
import { type Request, type Source, type SourceLike } from './source.ts';
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
export declare class NotWatchedError extends TypeError {
    readonly code = "ERR_NOT_WATCHED";
    constructor(controller: string, kind: string);
}
/** The caches of a controller did not fill in time. */
export declare class CacheSyncError extends Error {
    readonly code = "ERR_CACHE_SYNC";
    constructor(controller: string, kind: string, milliseconds: number);
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
export declare class Controller {
    #private;
    readonly name: string;
    /** @throws RangeError for options that make no sense */
    constructor(options: ControllerOptions);
    /**
     * What it has to be allowed: to list and watch the Kinds that it watches, and what its options say besides. See
     * `policyRules`. A manager with an election needs more: to get, create and update its Lease.
     */
    get access(): readonly Access[];
    /** Asks for a run: for what no Kind tells. */
    enqueue(request: Request, priority?: number): void;
    /** Whether all caches are full. */
    get hasSynced(): boolean;
    /** Adds handlers to informers, which may run already or be started afterwards. The manager calls it, once. */
    connect({ informers, metrics, logger, clock }: ControllerEnvironment): void;
    /**
     * Waits for the caches, then works until it is stopped. The manager calls it, after {@link connect}.
     * @returns when the last run is over
     * @throws CacheSyncError
     */
    run(environment: ControllerEnvironment, { stop, abort }: ControllerSignals): Promise<void>;
}
