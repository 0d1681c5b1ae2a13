import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import type { Struct } from '#engine/schema/descriptor';
import * as coordinationv1 from '../v1/zz_generated.structs.ts';
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
    strategy?: coordinationv1.CoordinatedLeaseStrategy;
    /**
     * A better candidate; asks the present holder to give up the lease. Only with `strategy`.
     *
     * Feature gate: CoordinatedLeaderElection.
     */
    preferredHolder?: string;
}
/** What a candidate wants to lead, and what it is. */
export interface LeaseCandidateSpec {
    /**
     * Name of the Lease, in the same namespace. Several candidates may name the same one. Immutable.
     *
     * Required.
     */
    leaseName: string;
    /** When the control plane last asked the candidate to show that it is alive. Set only during an election. */
    pingTime?: MicroTime;
    /**
     * When the candidate last wrote this object; it must follow `pingTime` to stay in the race. Candidates silent for
     * hours are deleted.
     */
    renewTime?: MicroTime;
    /**
     * Version of the candidate's program, as semantic version without `v`.
     *
     * Required.
     */
    binaryVersion: string;
    /**
     * Version the candidate behaves as, without `v`; not above `binaryVersion`. Required with strategy
     * `OldestEmulationVersion`.
     */
    emulationVersion?: string;
    /**
     * How the leader is picked, such as `OldestEmulationVersion`. If candidates disagree, the one with the newest
     * `binaryVersion` decides.
     *
     * Required.
     */
    strategy: coordinationv1.CoordinatedLeaseStrategy;
}
export declare const LeaseSpec: Struct<LeaseSpec>;
export declare const LeaseCandidateSpec: Struct<LeaseCandidateSpec>;
