/// <reference types="node" />
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { isAlreadyExists, isConflict } from '#apimachinery/api/errors/predicates';
import { ClusterRole } from '#api/rbac/v1/zz_generated.types';
import { LeaderElector } from '../../client/tools/leaderelection/leader_elector.ts';
import { aggregateClusterRoles } from '../clusterroleaggregation/aggregate_cluster_roles.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { GarbageCollector } from '../gc/garbage_collector.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIServerOptions } from './api_server_options.ts';
import { collected, findCollected, isCollected } from './collected.ts';
import type { Controller } from '../controllers/controller.ts';
import type { LeaderElectionOptions } from '../controllers/leader_election_options.ts';
import { StoredLease } from '../controllers/stored_lease.ts';
import { Term } from '../controllers/term.ts';

/** What of a server's options is about them. */
export type ControllersOptions = Pick<
  APIServerOptions,
  'clusterRoleAggregation' | 'controllers' | 'garbageCollection' | 'leaderElection'
>;

/** The server whose controllers these are. */
export interface ControllersHost {
  /** All that is served. */
  resources(): Iterable<ServedResource>;
  /** Those of what is served. */
  controllers(): Iterable<Controller>;
  /** Whether other servers may have the same storage. */
  readonly isShared: boolean;
  /** Where Leases are stored. */
  leases(): RESTStorage;
  /** Told whether this server holds the Lease. */
  leading(lease: string, isLeading: boolean): void;
  /** Ends everything. */
  readonly signal: AbortSignal;
  onError(error: unknown): void;
}

const NAMESPACE = 'kube-system';
const NAME = 'kubetyped-apiserver';

/**
 * The controllers of a server, its garbage collector among them. Of several servers with one storage, those of a single
 * one work at any time: of the one that holds a Lease.
 */
export class Controllers {
  readonly #host: ControllersHost;
  readonly #others: readonly Controller[];
  readonly #collects: boolean;
  readonly #aggregates: boolean;
  readonly #election: LeaderElectionOptions | false;
  /** While the controllers work. */
  #term: Term | undefined;
  #collector: GarbageCollector | undefined;
  #working: Promise<void> | undefined;

  constructor(options: ControllersOptions, host: ControllersHost) {
    const { garbageCollection = true, clusterRoleAggregation = true, leaderElection = host.isShared } = options;
    const { controllers = [] } = options;
    this.#host = host;
    this.#others = controllers.map((make) =>
      make({
        store: (group, version, resource) => findStored(host.resources(), group, version, resource),
        onError: (error) => host.onError(error),
      }),
    );
    this.#collects = garbageCollection === true;
    this.#aggregates = clusterRoleAggregation;
    this.#election = leaderElection === true ? {} : leaderElection;
  }

  /** Begins, unless it has. Without an election the controllers work when it returns. */
  start(): void {
    this.#working ??=
      this.#election === false ? this.#work(new Term(this.#host.signal)) : this.#campaign(this.#election);
  }

  /** Looks after the objects of another resource. */
  added(served: ServedResource): void {
    if (this.#term === undefined || !isCollected(served)) return;
    void this.#collector?.follow(collected(served), served.custom?.signal);
    if (this.#aggregates && served.kind === ClusterRole)
      aggregateClusterRoles(served, this.#term, (error) => this.#host.onError(error));
  }

  /** Resolves when nothing is being written any more, and the Lease is given back, once the host's signal is aborted. */
  async ended(): Promise<void> {
    await this.#working;
  }

  async #work(term: Term): Promise<void> {
    // One for each resource that is looked after.
    setMaxListeners(0, term.signal);
    for (const controller of [...this.#host.controllers(), ...this.#others]) controller.lead(term);
    this.#term = term;
    if (this.#collects) {
      const find = (apiVersion: string, kind: string) => findCollected(this.#host.resources(), apiVersion, kind);
      this.#collector = new GarbageCollector(find, term, (error) => this.#host.onError(error));
    }
    for (const served of this.#host.resources()) this.added(served);
    await term.over();
    this.#term = undefined;
    this.#collector = undefined;
  }

  async #campaign({ leaseName = NAME, leaseNamespace = NAMESPACE, identity, ...durations }: LeaderElectionOptions) {
    const lock = new StoredLease(this.#host.leases(), {
      name: leaseName,
      namespace: leaseNamespace,
      identity: identity ?? `${hostname()}_${randomUUID()}`,
    });
    const elector: LeaderElector = new LeaderElector({
      lock,
      ...durations,
      onStartedLeading: (signal) => this.#work(new Term(signal, elector.fence)),
      metrics: { leading: (isLeading) => this.#host.leading(leaseName, isLeading), slowPath: () => {} },
      onError: (_, error) => {
        // Another one was faster.
        if (!isConflict(error) && !isAlreadyExists(error)) this.#host.onError(error);
      },
    });
    const { signal } = this.#host;
    while (!signal.aborted) await elector.run({ signal });
  }
}

function findStored(
  resources: Iterable<ServedResource>,
  group: string,
  version: string,
  resource: string,
): RESTStorage | undefined {
  for (const served of resources) {
    const { group: itsGroup, version: itsVersion } = served.groupVersion;
    if (itsGroup === group && itsVersion === version && served.resource === resource && served.subresource === '')
      return served.store;
  }
  return undefined;
}
