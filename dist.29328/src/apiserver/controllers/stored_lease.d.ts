import type { LeaderElectionRecord, LockOptions, ResourceLock } from '../../client/tools/leaderelection/resource_lock.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { ServerParts } from '../resources/serve_resource.ts';
/** Which Lease a lock is, and for whom. */
export interface StoredLeaseOptions {
    readonly namespace: string;
    readonly name: string;
    /** Unique among the replicas. */
    readonly identity: string;
}
/** A Lease as a lock of those who share a storage, without a request to any server. */
export declare class StoredLease implements ResourceLock {
    #private;
    /** @param leases where Leases are stored */
    constructor(leases: RESTStorage, options: StoredLeaseOptions);
    get identity(): string;
    get(options?: LockOptions): Promise<LeaderElectionRecord>;
    create(record: LeaderElectionRecord, options?: LockOptions): Promise<void>;
    update(record: LeaderElectionRecord, options?: LockOptions): Promise<void>;
    recordEvent(): void;
    describe(): string;
}
/** Where Leases are stored by a server that doesn't serve them. */
export declare function leasesIn(parts: ServerParts): RESTStorage;
