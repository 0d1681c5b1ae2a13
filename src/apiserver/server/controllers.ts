/// <reference types="node" />
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { ClusterRole } from '#api/rbac/v1/zz_generated.types';
import { isAlreadyExists, isConflict } from '#apimachinery/api/errors/predicates';
import { LeaderElector } from '../../client/tools/leaderelection/leader_elector.ts';
import { withAdmittedDeletions } from '../controllers/admitted_deletions.ts';
import { aggregateClusterRoles } from '../controllers/aggregate_cluster_roles.ts';
import { type Controller, Term } from '../controllers/controller.ts';
import { leasesIn, StoredLease } from '../controllers/stored_lease.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { GarbageCollector } from '../gc/garbage_collector.ts';
import type { ServerMetrics } from '../metrics/server_metrics.ts';
import type { ServerParts } from '../resources/serve_resource.ts';
import type { APIServerOptions, LeaderElectionOptions } from './api_server_options.ts';
import { collected, findCollected, isCollected } from './collected.ts';

/** What of a server's options is about them. */
export type ControllersOptions = Pick<
  APIServerOptions,
  'clusterRoleAggregation' | 'controllers' | 'garbageCollection' | 'leaderElection'
>;

const NAMESPACE = 'kube-system';
const NAME = 'kubetyped-apiserver';

/**
 * The controllers of a server, its garbage collector among them. Of several servers with one storage, those of a single
 * one work at any time: of the one that holds a Lease.
 */
export class Controllers {
  readonly #server: ServerContext;
  readonly #parts: ServerParts;
  readonly #metrics: ServerMetrics;
  readonly #others: readonly Controller[];
  readonly #collects: boolean;
  readonly #aggregates: boolean;
  readonly #election: LeaderElectionOptions | false;
  /** While the controllers work. */
  #term: Term | undefined;
  #collector: GarbageCollector | undefined;
  #working: Promise<void> | undefined;

  constructor(options: ControllersOptions, server: ServerContext, parts: ServerParts, metrics: ServerMetrics) {
    const { garbageCollection = true, clusterRoleAggregation = true, leaderElection = server.isShared } = options;
    const { controllers = [] } = options;
    this.#server = server;
    this.#parts = parts;
    this.#metrics = metrics;
    this.#others = controllers.map((make) =>
      make({
        store: (group, version, resource) => {
          const served = server.router.get(group, version, resource);
          return served && withAdmittedDeletions(served, server.admission);
        },
        onError: (error) => server.onError(error),
      }),
    );
    this.#collects = garbageCollection === true;
    this.#aggregates = clusterRoleAggregation;
    this.#election = leaderElection === true ? {} : leaderElection;
  }

  /**
   * Begins, unless it has. Without an election the controllers work when it returns.
   * @param served those of what is served
   */
  start(served: Iterable<Controller>): void {
    this.#working ??=
      this.#election === false
        ? this.#work(new Term(this.#server.signal), served)
        : this.#campaign(this.#election, served);
  }

  /** Looks after the objects of another resource. */
  added(served: ServedResource): void {
    if (this.#term === undefined || !isCollected(served)) return;
    void this.#collector?.follow(collected(served, this.#server), { signal: served.custom?.signal });
    if (this.#aggregates && served.kind === ClusterRole)
      aggregateClusterRoles(served, this.#term, (error) => this.#server.onError(error));
  }

  /** Resolves when nothing is being written any more, and the Lease is given back, once the host's signal is aborted. */
  async ended(): Promise<void> {
    await this.#working;
  }

  async #work(term: Term, served: Iterable<Controller>): Promise<void> {
    // One for each resource that is looked after.
    setMaxListeners(0, term.signal);
    for (const controller of [...served, ...this.#others]) controller.lead(term);
    this.#term = term;
    if (this.#collects) {
      const find = (apiVersion: string, kind: string) => findCollected(this.#server, apiVersion, kind);
      this.#collector = new GarbageCollector(find, term, (error) => this.#server.onError(error));
    }
    for (const each of this.#server.router.all()) this.added(each);
    await term.over();
    this.#term = undefined;
    this.#collector = undefined;
  }

  async #campaign(
    { leaseName = NAME, leaseNamespace = NAMESPACE, identity, ...durations }: LeaderElectionOptions,
    served: Iterable<Controller>,
  ): Promise<void> {
    const leases = this.#server.router.get('coordination.k8s.io', 'v1', 'leases')?.store ?? leasesIn(this.#parts);
    const lock = new StoredLease(leases, {
      name: leaseName,
      namespace: leaseNamespace,
      identity: identity ?? `${hostname()}_${randomUUID()}`,
    });
    const elector: LeaderElector = new LeaderElector({
      lock,
      ...durations,
      onStartedLeading: (signal) => this.#work(new Term(signal, elector.fence), served),
      metrics: { leading: (isLeading) => this.#metrics.leading(leaseName, isLeading), slowPath: () => {} },
      onError: (error) => {
        // Another one was faster.
        if (!isConflict(error) && !isAlreadyExists(error)) this.#server.onError(error);
      },
    });
    const { signal } = this.#server;
    while (!signal.aborted) await elector.run({ signal });
  }
}
