/// <reference types="node" />
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { ClusterRole } from '#api/rbac/v1/zz_generated.types';
import { isAlreadyExists, isConflict } from '#apimachinery/api/errors/predicates';
import { LeaderElector } from '../../client/tools/leaderelection/leader_elector.js';
import { aggregateClusterRoles } from '../controllers/aggregate_cluster_roles.js';
import { Term } from '../controllers/controller.js';
import { leasesIn, StoredLease } from '../controllers/stored_lease.js';
import { GarbageCollector } from '../gc/garbage_collector.js';
import { collected, findCollected, isCollected } from './collected.js';
const NAMESPACE = 'kube-system';
const NAME = 'kubetyped-apiserver';
/**
 * The controllers of a server, its garbage collector among them. Of several servers with one storage, those of a single
 * one work at any time: of the one that holds a Lease.
 */
export class Controllers {
    #server;
    #parts;
    #metrics;
    #others;
    #collects;
    #aggregates;
    #election;
    /** While the controllers work. */
    #term;
    #collector;
    #working;
    constructor(options, server, parts, metrics) {
        const { garbageCollection = true, clusterRoleAggregation = true, leaderElection = server.isShared } = options;
        const { controllers = [] } = options;
        this.#server = server;
        this.#parts = parts;
        this.#metrics = metrics;
        this.#others = controllers.map((make) => make({
            store: (group, version, resource) => server.router.get(group, version, resource)?.store,
            onError: (error) => server.onError(error),
        }));
        this.#collects = garbageCollection === true;
        this.#aggregates = clusterRoleAggregation;
        this.#election = leaderElection === true ? {} : leaderElection;
    }
    /**
     * Begins, unless it has. Without an election the controllers work when it returns.
     * @param served those of what is served
     */
    start(served) {
        this.#working ??=
            this.#election === false
                ? this.#work(new Term(this.#server.signal), served)
                : this.#campaign(this.#election, served);
    }
    /** Looks after the objects of another resource. */
    added(served) {
        if (this.#term === undefined || !isCollected(served))
            return;
        void this.#collector?.follow(collected(served), { signal: served.custom?.signal });
        if (this.#aggregates && served.kind === ClusterRole)
            aggregateClusterRoles(served, this.#term, (error) => this.#server.onError(error));
    }
    /** Resolves when nothing is being written any more, and the Lease is given back, once the host's signal is aborted. */
    async ended() {
        await this.#working;
    }
    async #work(term, served) {
        // One for each resource that is looked after.
        setMaxListeners(0, term.signal);
        for (const controller of [...served, ...this.#others])
            controller.lead(term);
        this.#term = term;
        if (this.#collects) {
            const find = (apiVersion, kind) => findCollected(this.#server.router.all(), apiVersion, kind);
            this.#collector = new GarbageCollector(find, term, (error) => this.#server.onError(error));
        }
        for (const each of this.#server.router.all())
            this.added(each);
        await term.over();
        this.#term = undefined;
        this.#collector = undefined;
    }
    async #campaign({ leaseName = NAME, leaseNamespace = NAMESPACE, identity, ...durations }, served) {
        const leases = this.#server.router.get('coordination.k8s.io', 'v1', 'leases')?.store ?? leasesIn(this.#parts);
        const lock = new StoredLease(leases, {
            name: leaseName,
            namespace: leaseNamespace,
            identity: identity ?? `${hostname()}_${randomUUID()}`,
        });
        const elector = new LeaderElector({
            lock,
            ...durations,
            onStartedLeading: (signal) => this.#work(new Term(signal, elector.fence), served),
            metrics: { leading: (isLeading) => this.#metrics.leading(leaseName, isLeading), slowPath: () => { } },
            onError: (_, error) => {
                // Another one was faster.
                if (!isConflict(error) && !isAlreadyExists(error))
                    this.#server.onError(error);
            },
        });
        const { signal } = this.#server;
        while (!signal.aborted)
            await elector.run({ signal });
    }
}
