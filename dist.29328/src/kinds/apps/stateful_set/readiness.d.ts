import type { Int64 } from '#engine/schema/wire';
import { type ReadinessOf } from '../../aspects/readiness.ts';
/** What a StatefulSet says of itself. */
export interface StatefulSetLike {
    readonly metadata?: {
        readonly generation?: Int64 | undefined;
    } | undefined;
    readonly spec?: {
        readonly replicas?: number | undefined;
    } | undefined;
    readonly status?: {
        readonly observedGeneration?: Int64 | undefined;
        readonly updatedReplicas?: number | undefined;
        readonly readyReplicas?: number | undefined;
    } | undefined;
}
/** All Pods of the StatefulSet are of the last version, and ready. */
export declare function statefulSetRolledOut(set: StatefulSetLike | undefined): boolean;
export declare const statefulSetReadiness: ReadinessOf<StatefulSetLike>;
