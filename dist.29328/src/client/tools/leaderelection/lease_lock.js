import { Lease } from '#api/coordination/v1/zz_generated.types';
/** {@link LeaseLock.update} was called before the Lease was read or created. */
export class LeaseNotInitializedError extends Error {
    code = 'ERR_LEASE_NOT_INITIALIZED';
    constructor() {
        super('lease not initialized, call get or create first');
        this.name = 'LeaseNotInitializedError';
    }
}
/** A Lease of coordination.k8s.io/v1 as a lock. Mirrors Go's `resourcelock.LeaseLock`. */
export class LeaseLock {
    #options;
    #leases;
    #lease;
    constructor(options) {
        this.#options = options;
        this.#leases = options.client.resource(Lease, { namespace: options.namespace });
    }
    get identity() {
        return this.#options.identity;
    }
    async get({ signal } = {}) {
        this.#lease = await this.#leases.get(this.#options.name, { signal });
        return leaseSpecToRecord(this.#lease.spec ?? {});
    }
    async create(record, { signal } = {}) {
        const { name, namespace, labels } = this.#options;
        const metadata = { name, namespace, ...(labels === undefined ? {} : { labels }) };
        this.#lease = await this.#leases.create({ metadata, spec: recordToLeaseSpec(record) }, { signal });
    }
    async update(record, { signal } = {}) {
        if (this.#lease === undefined)
            throw new LeaseNotInitializedError();
        const { metadata } = this.#lease;
        const { labels } = this.#options;
        const labelled = labels === undefined ? metadata : { ...metadata, labels: { ...metadata.labels, ...labels } };
        const { apiVersion, kind } = this.#lease;
        const changed = { apiVersion, kind, metadata: labelled, spec: recordToLeaseSpec(record) };
        this.#lease = await this.#leases.update(changed, { signal });
    }
    recordEvent(what) {
        if (this.#lease !== undefined)
            this.#options.onEvent?.(this.#lease, `${this.identity} ${what}`);
    }
    describe() {
        return `${this.#options.namespace}/${this.#options.name}`;
    }
}
/** What a Lease says about its holder. Mirrors Go's `resourcelock.LeaseSpecToLeaderElectionRecord`. */
export function leaseSpecToRecord(spec) {
    const { acquireTime, renewTime, strategy, preferredHolder } = spec;
    return {
        holderIdentity: spec.holderIdentity ?? '',
        leaseDurationSeconds: spec.leaseDurationSeconds ?? 0,
        leaderTransitions: spec.leaseTransitions ?? 0,
        ...(acquireTime ? { acquireTime } : {}),
        ...(renewTime ? { renewTime } : {}),
        ...(strategy ? { strategy } : {}),
        ...(preferredHolder ? { preferredHolder } : {}),
    };
}
/** The spec of a Lease for a record. Mirrors Go's `resourcelock.LeaderElectionRecordToLeaseSpec`. */
export function recordToLeaseSpec(record) {
    const { leaderTransitions, ...rest } = record;
    return { ...rest, leaseTransitions: leaderTransitions };
}
