import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
/** What a lock says about its holder. Mirrors Go's `resourcelock.LeaderElectionRecord`. */
export interface LeaderElectionRecord {
    /** Who holds the lock; empty when nobody does. */
    readonly holderIdentity: string;
    /** How long others wait after they saw the record change before they take the lock, in whole seconds. */
    readonly leaseDurationSeconds: number;
    /** Absent in a record that nobody wrote. */
    readonly acquireTime?: MicroTime;
    readonly renewTime?: MicroTime;
    /** How often the lock went to another holder. */
    readonly leaderTransitions: number;
    /** With coordinated leader election only. */
    readonly strategy?: string;
    /** With coordinated leader election only. */
    readonly preferredHolder?: string;
}
/** What every call to a lock takes. */
export interface LockOptions {
    /** Ends the call: it is rejected with the signal's reason. */
    readonly signal?: AbortSignal;
}
/**
 * An object that one of several replicas can hold. Writes succeed only if nobody else has written since the lock was last
 * read or written here. Mirrors Go's `resourcelock.Interface`.
 */
export interface ResourceLock {
    /** The holder identity: unique among the replicas. */
    readonly identity: string;
    /** @throws an error of which `isNotFound` is true when there is no such object yet */
    get(options?: LockOptions): Promise<LeaderElectionRecord>;
    create(record: LeaderElectionRecord, options?: LockOptions): Promise<void>;
    /** @throws a conflict when somebody else wrote in the meantime */
    update(record: LeaderElectionRecord, options?: LockOptions): Promise<void>;
    /** Records that something happened to the lock: `became leader`, for example. */
    recordEvent(what: string): void;
    /** The lock in messages: `namespace/name`. */
    describe(): string;
}
