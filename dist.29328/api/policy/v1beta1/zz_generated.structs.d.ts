import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type UnhealthyPodEvictionPolicyType = 'IfHealthyBudget' | 'AlwaysAllow';
/** The Pods protected, and how many may be missing. Set `minAvailable` or `maxUnavailable`, not both. */
export interface PodDisruptionBudgetSpec {
    /** How many of the Pods must stay healthy, as a number or a percentage. `100%` forbids all evictions. */
    minAvailable?: IntOrString;
    /**
     * Pods that the budget protects, by labels. Empty or left out, none; `policy/v1` takes an empty one for all Pods of
     * the namespace.
     */
    selector?: metav1.LabelSelector;
    /**
     * How many of the Pods may be missing, as a number or a percentage. 0 forbids all evictions. It adapts when the
     * application is scaled, so prefer it for Deployments and StatefulSets.
     */
    maxUnavailable?: IntOrString;
    /**
     * When running Pods that are not ready may be evicted. `IfHealthyBudget` (default): only while enough others are
     * healthy. `AlwaysAllow`: at any time, so that broken Pods don't block a drain.
     *
     * One of `IfHealthyBudget`, `AlwaysAllow`.
     */
    unhealthyPodEvictionPolicy?: UnhealthyPodEvictionPolicyType;
}
/** The budget in figures. May lag behind. */
export interface PodDisruptionBudgetStatus {
    /** `metadata.generation` that this status is about. While it is lower, the figures do not count. */
    observedGeneration?: Int64;
    /**
     * Pods evicted but not yet seen as deleted, by name, with the time of eviction. Usually empty; many entries hint at
     * stuck deletions.
     */
    disruptedPods?: {
        [key: string]: Time;
    };
    /** How many Pods may be evicted right now. With 0, drains wait and retry. */
    disruptionsAllowed?: number;
    /** Pods that are ready now. */
    currentHealthy?: number;
    /** How many Pods must stay healthy, worked out from the spec. Evictions below it are refused. */
    desiredHealthy?: number;
    /** Pods that the budget counts, healthy or not; percentages refer to this. */
    expectedPods?: number;
    /**
     * Aspects of the state, by type. `DisruptionAllowed` has reason `SufficientPods`, `InsufficientPods` or, when the
     * figures could not be worked out, `SyncFailed`.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: metav1.Condition[];
}
export declare const PodDisruptionBudgetSpec: Struct<PodDisruptionBudgetSpec>;
export declare const PodDisruptionBudgetStatus: Struct<PodDisruptionBudgetStatus>;
