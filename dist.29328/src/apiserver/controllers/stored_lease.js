import { Lease } from '#api/coordination/v1/zz_generated.types';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import { Scheme } from '#apimachinery/runtime/scheme';
import { copy } from '#engine/verbs/copy';
import { leaseSpecToRecord, recordToLeaseSpec } from '../../client/tools/leaderelection/lease_lock.js';
import { APIServerUser } from '../request/user.js';
import { buildResources } from '../resources/build_resource.js';
import { asKind } from '../storage/as_kind.js';
/** A Lease as a lock of those who share a storage, without a request to any server. */
export class StoredLease {
    #leases;
    #options;
    #lease;
    /** @param leases where Leases are stored */
    constructor(leases, options) {
        this.#leases = leases;
        this.#options = options;
    }
    get identity() {
        return this.#options.identity;
    }
    async get(options) {
        const { name } = this.#options;
        const found = asKind(Lease, await this.#leases.get(name, this.#context(options)));
        this.#lease = found;
        return leaseSpecToRecord(found.spec ?? {});
    }
    async create(record, options) {
        const { name, namespace } = this.#options;
        const lease = new Lease({ metadata: { name, namespace }, spec: recordToLeaseSpec(record) });
        this.#lease = asKind(Lease, await this.#leases.create(lease, this.#context(options)));
    }
    async update(record, options) {
        const { name } = this.#options;
        const last = this.#lease;
        if (last === undefined)
            throw newNotFound({ group: 'coordination.k8s.io', resource: 'leases' }, name);
        // With the resourceVersion that was seen last: who wrote since wins.
        const updatedObject = () => new Lease({ ...copy(last), spec: recordToLeaseSpec(record) });
        const updated = await this.#leases.update(name, { updatedObject }, this.#context(options));
        this.#lease = asKind(Lease, updated.object);
    }
    recordEvent() { }
    describe() {
        return `${this.#options.namespace}/${this.#options.name}`;
    }
    #context({ signal = new AbortController().signal } = {}) {
        return { namespace: this.#options.namespace, user: APIServerUser, warn: () => { }, signal };
    }
}
/** Where Leases are stored by a server that doesn't serve them. */
export function leasesIn(parts) {
    const scheme = new Scheme('leases');
    scheme.addKnownTypes(Lease, Lease);
    return buildResources({ ...parts, scheme }, Lease, {})[0].store;
}
