import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import type { Struct } from '#engine/schema/descriptor';
/** Well-known values; others are possible. */
export type CoordinatedLeaseStrategy = 'OldestEmulationVersion' | (string & {});
/** State of a lease. The holder renews it in time; otherwise others may take it. */
export interface LeaseSpec {
    /** Who holds the lease. Empty when free. With coordinated leader election, the name of the elected LeaseCandidate. */
    holderIdentity?: string;
    /**
     * Seconds after `renewTime` that others must wait before taking the lease. Count from when you saw the renewal, since
     * clocks differ.
     */
    leaseDurationSeconds?: number;
    /** When the present holder got the lease. Renewing leaves it as it is. */
    acquireTime?: MicroTime;
    /** When the holder last renewed the lease. It runs out `leaseDurationSeconds` later. */
    renewTime?: MicroTime;
    /** How often the lease has gone to another holder. A high number hints at unstable leaders. */
    leaseTransitions?: number;
    /**
     * How the leader is picked in coordinated leader election. Left out, the lease is not coordinated. Alpha, feature
     * gate `CoordinatedLeaderElection`.
     *
     * Feature gate: CoordinatedLeaderElection.
     */
    strategy?: CoordinatedLeaseStrategy;
    /**
     * A better candidate; asks the present holder to give up the lease. Only with `strategy`.
     *
     * Feature gate: CoordinatedLeaderElection.
     */
    preferredHolder?: string;
}
export declare const LeaseSpec: Struct<LeaseSpec>;
