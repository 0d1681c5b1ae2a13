import { type Controller } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ServerMetrics } from '../metrics/server_metrics.ts';
import type { ServerParts } from '../resources/serve_resource.ts';
import type { APIServerOptions } from './api_server_options.ts';
/** What of a server's options is about them. */
export type ControllersOptions = Pick<APIServerOptions, 'clusterRoleAggregation' | 'controllers' | 'garbageCollection' | 'leaderElection'>;
/**
 * The controllers of a server, its garbage collector among them. Of several servers with one storage, those of a single
 * one work at any time: of the one that holds a Lease.
 */
export declare class Controllers {
    #private;
    constructor(options: ControllersOptions, server: ServerContext, parts: ServerParts, metrics: ServerMetrics);
    /**
     * Begins, unless it has. Without an election the controllers work when it returns.
     * @param served those of what is served
     */
    start(served: Iterable<Controller>): void;
    /** Looks after the objects of another resource. */
    added(served: ServedResource): void;
    /** Resolves when nothing is being written any more, and the Lease is given back, once the host's signal is aborted. */
    ended(): Promise<void>;
}
