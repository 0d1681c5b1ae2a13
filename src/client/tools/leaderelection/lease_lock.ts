import type { LeaseSpec } from '#api/coordination/v1/zz_generated.structs';
import { Lease } from '#api/coordination/v1/zz_generated.types';
import type { Client } from '../../client.ts';
import type { ResourceClient } from '../../resource_client.ts';
import type { LeaderElectionRecord, LockOptions, ResourceLock } from './resource_lock.ts';

/** What a {@link LeaseLock} is made of. */
export interface LeaseLockOptions {
  /**
   * Reads and writes the Lease. Not the one that is fenced by the election itself: that one can't write before it leads.
   */
  readonly client: Client;
  readonly namespace: string;
  readonly name: string;
  /** The holder identity: unique among the replicas, such as the name of the Pod. */
  readonly identity: string;
  /** Put on the Lease, beside the labels it has. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Called with changes of the Lease, for events about it. */
  readonly onEvent?: (lease: Lease, message: string) => void;
}

/** {@link LeaseLock.update} was called before the Lease was read or created. */
export class LeaseNotInitializedError extends Error {
  readonly code = 'ERR_LEASE_NOT_INITIALIZED';

  constructor() {
    super('lease not initialized, call get or create first');
    this.name = 'LeaseNotInitializedError';
  }
}

/** A Lease of coordination.k8s.io/v1 as a lock. Mirrors Go's `resourcelock.LeaseLock`. */
export class LeaseLock implements ResourceLock {
  readonly #options: LeaseLockOptions;
  readonly #leases: ResourceClient<Lease>;
  #lease: Lease | undefined;

  constructor(options: LeaseLockOptions) {
    this.#options = options;
    this.#leases = options.client.resource(Lease, { namespace: options.namespace });
  }

  get identity(): string {
    return this.#options.identity;
  }

  async get({ signal }: LockOptions = {}): Promise<LeaderElectionRecord> {
    this.#lease = await this.#leases.get(this.#options.name, { signal });
    return leaseSpecToRecord(this.#lease.spec ?? {});
  }

  async create(record: LeaderElectionRecord, { signal }: LockOptions = {}): Promise<void> {
    const { name, namespace, labels } = this.#options;
    const metadata = { name, namespace, ...(labels === undefined ? {} : { labels }) };
    this.#lease = await this.#leases.create({ metadata, spec: recordToLeaseSpec(record) }, { signal });
  }

  async update(record: LeaderElectionRecord, { signal }: LockOptions = {}): Promise<void> {
    if (this.#lease === undefined) throw new LeaseNotInitializedError();
    const { metadata } = this.#lease;
    const { labels } = this.#options;
    const labelled = labels === undefined ? metadata : { ...metadata, labels: { ...metadata.labels, ...labels } };
    const { apiVersion, kind } = this.#lease;
    const changed = { apiVersion, kind, metadata: labelled, spec: recordToLeaseSpec(record) };
    this.#lease = await this.#leases.update(changed, { signal });
  }

  recordEvent(what: string): void {
    if (this.#lease !== undefined) this.#options.onEvent?.(this.#lease, `${this.identity} ${what}`);
  }

  describe(): string {
    return `${this.#options.namespace}/${this.#options.name}`;
  }
}

/** What a Lease says about its holder. Mirrors Go's `resourcelock.LeaseSpecToLeaderElectionRecord`. */
export function leaseSpecToRecord(spec: LeaseSpec): LeaderElectionRecord {
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
export function recordToLeaseSpec(record: LeaderElectionRecord): LeaseSpec {
  const { leaderTransitions, ...rest } = record;
  return { ...rest, leaseTransitions: leaderTransitions } as LeaseSpec;
}
