import { Lease } from '#api/coordination/v1/zz_generated.types';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { Scheme } from '#apimachinery/runtime/scheme';
import { copy } from '#engine/verbs/copy';
import { leaseSpecToRecord, recordToLeaseSpec } from '../../client/tools/leaderelection/lease_lock.ts';
import type {
  LeaderElectionRecord,
  LockOptions,
  ResourceLock,
} from '../../client/tools/leaderelection/resource_lock.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { APIServerUser } from '../request/user.ts';
import { buildResources } from '../resources/build_resource.ts';
import type { ServerParts } from '../resources/serve_resource.ts';
import { asKind } from '../storage/as_kind.ts';

/** Which Lease a lock is, and for whom. */
export interface StoredLeaseOptions {
  readonly namespace: string;
  readonly name: string;
  /** Unique among the replicas. */
  readonly identity: string;
}

/** A Lease as a lock of those who share a storage, without a request to any server. */
export class StoredLease implements ResourceLock {
  readonly #leases: RESTStorage;
  readonly #options: StoredLeaseOptions;
  #lease: Lease | undefined;

  /** @param leases where Leases are stored */
  constructor(leases: RESTStorage, options: StoredLeaseOptions) {
    this.#leases = leases;
    this.#options = options;
  }

  get identity(): string {
    return this.#options.identity;
  }

  async get(options?: LockOptions): Promise<LeaderElectionRecord> {
    const { name } = this.#options;
    const found = asKind(Lease, await this.#leases.get(name, this.#context(options)));
    this.#lease = found;
    return leaseSpecToRecord(found.spec ?? {});
  }

  async create(record: LeaderElectionRecord, options?: LockOptions): Promise<void> {
    const { name, namespace } = this.#options;
    const lease = new Lease({ metadata: { name, namespace }, spec: recordToLeaseSpec(record) });
    this.#lease = asKind(Lease, await this.#leases.create(lease, this.#context(options)));
  }

  async update(record: LeaderElectionRecord, options?: LockOptions): Promise<void> {
    const { name } = this.#options;
    const last = this.#lease;
    if (last === undefined) throw newNotFound({ group: 'coordination.k8s.io', resource: 'leases' }, name);
    // With the resourceVersion that was seen last: who wrote since wins.
    const updatedObject = (): Lease => new Lease({ ...copy(last), spec: recordToLeaseSpec(record) });
    const updated = await this.#leases.update(name, { updatedObject }, this.#context(options));
    this.#lease = asKind(Lease, updated.object);
  }

  recordEvent(): void {}

  describe(): string {
    return `${this.#options.namespace}/${this.#options.name}`;
  }

  #context({ signal = new AbortController().signal }: LockOptions = {}): RequestContext {
    return { namespace: this.#options.namespace, user: APIServerUser, warn: () => {}, signal };
  }
}

/** Where Leases are stored by a server that doesn't serve them. */
export function leasesIn(parts: ServerParts): RESTStorage {
  const scheme = new Scheme('leases');
  scheme.addScalars(scalars);
  scheme.addKnownTypes(Lease, Lease);
  return buildResources({ ...parts, scheme }, Lease, {})[0]!.store;
}
