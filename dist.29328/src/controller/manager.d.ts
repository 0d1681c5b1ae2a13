import { type Clock } from '#apimachinery/util/wait/clock';
import type { Client } from '../client/client.ts';
import { SharedInformerFactory } from '../client/informers/shared_informer_factory.ts';
import type { LeaderElectionConfig } from '../client/tools/leaderelection/leader_election_config.ts';
import type { Controller } from './controller.ts';
import { type HealthChecks } from './health.ts';
import { type Logger } from './logger.ts';
import { Registry } from './metrics/registry.ts';
/** How the replicas of a program agree on one that works. */
export interface ManagerLeaderElection extends Pick<LeaderElectionConfig, 'leaseDuration' | 'renewDeadline' | 'retryPeriod'> {
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
    /** Begins to serve. */
    start(handle: (request: Request) => Promise<Response>): Promise<{
        close(): Promise<void>;
    }>;
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
export declare class LeadershipLostError extends Error {
    readonly code = "ERR_LEADERSHIP_LOST";
    constructor();
}
/** Runs went on after the grace period, though their signals were aborted. */
export declare class GracePeriodError extends Error {
    readonly code = "ERR_GRACE_PERIOD";
    constructor(milliseconds: number);
}
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
export declare class Manager {
    #private;
    /** What `/metrics` shows. */
    readonly registry: Registry;
    /** @throws TypeError for two controllers of one name */
    constructor(options: ManagerOptions);
    /**
     * Runs until the signal is aborted; then lets runs end, gives back the lease, and closes everything but the client.
     * @throws LeadershipLostError, GracePeriodError, and what keeps a controller from starting
     */
    run({ signal }?: {
        readonly signal?: AbortSignal;
    }): Promise<void>;
    /**
     * Answers a request: `/metrics`, `/healthz`, `/readyz`, and the `handlers`. For servers of your own; `endpoints` do it by
     * themselves.
     */
    handle(request: Request): Promise<Response>;
}
