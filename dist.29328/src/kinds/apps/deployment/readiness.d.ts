import type { Int64 } from '#engine/schema/wire';
import { type ConditionLike, type ReadinessOf, type WithConditions } from '../../aspects/readiness.ts';
/** What a Deployment says of itself. */
export interface DeploymentLike extends WithConditions {
    readonly spec?: {
        readonly replicas?: number | undefined;
    } | undefined;
    readonly status?: {
        readonly conditions?: readonly ConditionLike[] | undefined;
        readonly observedGeneration?: Int64 | undefined;
        readonly replicas?: number | undefined;
        readonly updatedReplicas?: number | undefined;
        readonly availableReplicas?: number | undefined;
    } | undefined;
}
/** Enough Pods of the Deployment are available, those of an older version counted; its controller has seen the last change. */
export declare function deploymentAvailable(deployment: DeploymentLike | undefined): boolean;
/** All Pods of the Deployment are of the last version, and available: what `kubectl rollout status` waits for. */
export declare function deploymentRolledOut(deployment: DeploymentLike | undefined): boolean;
export declare const deploymentReadiness: ReadinessOf<DeploymentLike>;
