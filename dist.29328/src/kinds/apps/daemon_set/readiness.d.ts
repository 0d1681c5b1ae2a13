import type { Int64 } from '#engine/schema/wire';
import { type ReadinessOf } from '../../aspects/readiness.ts';
/** What a DaemonSet says of itself. */
export interface DaemonSetLike {
    readonly metadata?: {
        readonly generation?: Int64 | undefined;
    } | undefined;
    readonly status?: {
        readonly observedGeneration?: Int64 | undefined;
        readonly desiredNumberScheduled?: number | undefined;
        readonly updatedNumberScheduled?: number | undefined;
        readonly numberAvailable?: number | undefined;
    } | undefined;
}
/** On every node that is meant there is a Pod of the last version of the DaemonSet, and available. */
export declare function daemonSetRolledOut(set: DaemonSetLike | undefined): boolean;
export declare const daemonSetReadiness: ReadinessOf<DaemonSetLike>;
