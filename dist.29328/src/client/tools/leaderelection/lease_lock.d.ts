import type { LeaseSpec } from '#api/coordination/v1/zz_generated.structs';
import { Lease } from '#api/coordination/v1/zz_generated.types';
import type { Client } from '../../client.ts';
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
export declare class LeaseNotInitializedError extends Error {
    readonly code = "ERR_LEASE_NOT_INITIALIZED";
    constructor();
}
/** A Lease of coordination.k8s.io/v1 as a lock. Mirrors Go's `resourcelock.LeaseLock`. */
export declare class LeaseLock implements ResourceLock {
    #private;
    constructor(options: LeaseLockOptions);
    get identity(): string;
    get({ signal }?: LockOptions): Promise<LeaderElectionRecord>;
    create(record: LeaderElectionRecord, { signal }?: LockOptions): Promise<void>;
    update(record: LeaderElectionRecord, { signal }?: LockOptions): Promise<void>;
    recordEvent(what: string): void;
    describe(): string;
}
/** What a Lease says about its holder. Mirrors Go's `resourcelock.LeaseSpecToLeaderElectionRecord`. */
export declare function leaseSpecToRecord(spec: LeaseSpec): LeaderElectionRecord;
/** The spec of a Lease for a record. Mirrors Go's `resourcelock.LeaderElectionRecordToLeaseSpec`. */
export declare function recordToLeaseSpec(record: LeaderElectionRecord): LeaseSpec;
