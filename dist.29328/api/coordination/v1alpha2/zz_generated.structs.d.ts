import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import type { Struct } from '#engine/schema/descriptor';
import * as coordinationv1 from '../v1/zz_generated.structs.ts';
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
export declare const LeaseCandidateSpec: Struct<LeaseCandidateSpec>;
