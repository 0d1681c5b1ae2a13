import type { Struct } from '#engine/schema/descriptor';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type DisruptionMode = 'Pod' | 'PodGroup';
/** The groups of Pods that a Workload consists of. */
export interface WorkloadSpec {
    /**
     * Object that runs the Pods, such as a Job. For tools that lead back to it; immutable.
     *
     * Immutable.
     */
    controllerRef?: TypedLocalObjectReference;
    /**
     * Templates of the groups, by name, at most 8. Immutable.
     *
     * Required.
     * List with unique `name`.
     * At most 8 items.
     * Immutable.
     */
    podGroupTemplates: PodGroupTemplate[];
}
/** Names an object in the same namespace. */
export interface TypedLocalObjectReference {
    /**
     * API group of the object. Left out, the core group.
     *
     * Format: long name.
     */
    apiGroup?: string;
    /**
     * Kind of the object, such as `Job`.
     *
     * Required.
     * Format: path segment name.
     */
    kind: string;
    /**
     * Name of the object, in the namespace of the Workload.
     *
     * Required.
     * Format: path segment name.
     */
    name: string;
}
/** Pattern for PodGroups of one role within a Workload, such as workers or drivers. */
export interface PodGroupTemplate {
    /**
     * Name of the template, unique in the Workload, a DNS label. Immutable.
     *
     * Required.
     * Format: short name.
     */
    name: string;
    /**
     * Whether the Pods of each group start one by one or as a gang.
     *
     * Required.
     */
    schedulingPolicy: PodGroupSchedulingPolicy;
    /**
     * Topology that the Pods of each group must share. Needs the feature gate `TopologyAwareWorkloadScheduling`.
     *
     * Feature gate: TopologyAwareWorkloadScheduling.
     */
    schedulingConstraints?: PodGroupSchedulingConstraints;
    /**
     * Claims that Pods of a group may share, by name; at most 4. Immutable; needs the feature gate
     * `DRAWorkloadResourceClaims`.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 4 items.
     * Immutable.
     * Feature gate: DRAWorkloadResourceClaims.
     */
    resourceClaims?: PodGroupResourceClaim[];
    /**
     * Whether preemption takes Pods one at a time (`Pod`) or whole groups (`PodGroup`). Needs the feature gate
     * `WorkloadAwarePreemption`.
     *
     * One of `Pod`, `PodGroup`.
     * Feature gate: WorkloadAwarePreemption.
     */
    disruptionMode?: DisruptionMode;
    /**
     * PriorityClass of the groups. Left out, the global default class, or priority zero if there is none. Needs the
     * feature gate `WorkloadAwarePreemption`.
     *
     * Format: long name.
     * Feature gate: WorkloadAwarePreemption.
     */
    priorityClassName?: string;
    /**
     * Priority of the groups as a number, at most 1000000000; higher goes first. Filled in from `priorityClassName` by
     * admission, don't set it. Needs the feature gate `WorkloadAwarePreemption`.
     *
     * At most 1000000000 # HighestUserDefinablePriority.
     * At least -2147483648.
     * Feature gate: WorkloadAwarePreemption.
     */
    priority?: number;
}
/**
 * Whether the Pods of a group are scheduled one by one or all together. Set exactly one field.
 *
 * Of the members of this union only one may be set.
 */
export interface PodGroupSchedulingPolicy {
    /** Schedules the Pods one by one. */
    basic?: BasicSchedulingPolicy;
    /** Schedules the Pods all together or not at all. */
    gang?: GangSchedulingPolicy;
}
/** Pods of the group are scheduled one by one, as without a group. It has no settings. */
export interface BasicSchedulingPolicy {
}
/** Pods of the group start together or not at all, so that no half-started group blocks resources. */
export interface GangSchedulingPolicy {
    /**
     * How many Pods must fit at the same time before any of them is bound to a node. At least 1.
     *
     * Required.
     * At least 1.
     */
    minCount: number;
}
/**
 * A ResourceClaim shared by the Pods of a group. A Pod that uses it has an equal entry in its own `resourceClaims`. Set
 * exactly one of `resourceClaimName` and `resourceClaimTemplateName`.
 */
export interface PodGroupResourceClaim {
    /**
     * Name of the claim within the group, a DNS label. Pods refer to it by the same name.
     *
     * Required.
     * Format: short name.
     */
    name: string;
    /**
     * An existing ResourceClaim in the same namespace. It is reserved for the group as a whole.
     *
     * Format: long name.
     */
    resourceClaimName?: string;
    /**
     * ResourceClaimTemplate from which a claim is made for this group, and deleted with it. The generated name is in
     * `status.resourceClaimStatuses`.
     *
     * Format: long name.
     */
    resourceClaimTemplateName?: string;
}
/** Scheduling of one group of Pods, mostly copied from a PodGroupTemplate. Immutable. */
export interface PodGroupSpec {
    /**
     * Template that the group was made from. Left out for groups without a Workload.
     *
     * Immutable.
     */
    podGroupTemplateRef?: PodGroupTemplateReference;
    /**
     * Whether the Pods start one by one or as a gang.
     *
     * Required.
     * Immutable.
     */
    schedulingPolicy: PodGroupSchedulingPolicy;
    /**
     * Topology that the Pods must share. Needs the feature gate `TopologyAwareWorkloadScheduling`.
     *
     * Immutable.
     * Feature gate: TopologyAwareWorkloadScheduling.
     */
    schedulingConstraints?: PodGroupSchedulingConstraints;
    /**
     * Claims that Pods of the group may share, by name; at most 4. Needs the feature gate `DRAWorkloadResourceClaims`.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 4 items.
     * Immutable.
     * Feature gate: DRAWorkloadResourceClaims.
     */
    resourceClaims?: PodGroupResourceClaim[];
    /**
     * Whether preemption takes Pods one at a time (`Pod`, the default) or the whole group (`PodGroup`). Needs the feature
     * gate `WorkloadAwarePreemption`.
     *
     * One of `Pod`, `PodGroup`.
     * Default: `Pod`.
     * Immutable.
     * Feature gate: WorkloadAwarePreemption.
     */
    disruptionMode?: DisruptionMode;
    /**
     * PriorityClass of the group. Left out, the global default class, or priority zero if there is none. Needs the
     * feature gate `WorkloadAwarePreemption`.
     *
     * Format: long name.
     * Immutable.
     * Feature gate: WorkloadAwarePreemption.
     */
    priorityClassName?: string;
    /**
     * Priority of the group as a number, at most 1000000000; higher goes first. Filled in from `priorityClassName` by
     * admission, don't set it. Needs the feature gate `WorkloadAwarePreemption`.
     *
     * Immutable.
     * At most 1000000000 # HighestUserDefinablePriority.
     * At least -2147483648.
     * Feature gate: WorkloadAwarePreemption.
     */
    priority?: number;
}
/** State of a group of Pods as the scheduler reports it. */
export interface PodGroupStatus {
    /**
     * Aspects of the group's state, by type. `PodGroupScheduled` tells whether it fits, `DisruptionTarget` that it is
     * about to be preempted.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: metav1.Condition[];
    /**
     * Names of the ResourceClaims made from templates, by entry.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 4 items.
     * Feature gate: DRAWorkloadResourceClaims.
     */
    resourceClaimStatuses?: PodGroupResourceClaimStatus[];
}
/** The ResourceClaim that was made for an entry with a template. */
export interface PodGroupResourceClaimStatus {
    /**
     * Name of the entry in `spec.resourceClaims`.
     *
     * Required.
     */
    name: string;
    /**
     * Generated name of the ResourceClaim. Left out when none was needed; the entry can then be ignored.
     *
     * Format: long name.
     */
    resourceClaimName?: string;
}
/**
 * Where the template of a PodGroup is. Set exactly one field.
 *
 * Of the members of this union only one may be set.
 */
export interface PodGroupTemplateReference {
    /** A template within a Workload of the same namespace. */
    workload?: WorkloadPodGroupTemplateReference;
}
/** Names a PodGroupTemplate within a Workload. */
export interface WorkloadPodGroupTemplateReference {
    /**
     * Name of the Workload, in the same namespace.
     *
     * Required.
     * Format: long name.
     */
    workloadName: string;
    /**
     * Name of the template, as in the Workload's `podGroupTemplates`.
     *
     * Required.
     * Format: short name.
     */
    podGroupTemplateName: string;
}
/** Where the Pods of a group may be placed relative to each other. */
export interface PodGroupSchedulingConstraints {
    /**
     * Topology domain that the whole group must fit in. At most 1 entry.
     *
     * At most 1 items.
     */
    topology?: TopologyConstraint[];
}
/** Keeps all Pods of a group within one topology domain. */
export interface TopologyConstraint {
    /**
     * Node label that names the domain, such as `topology.kubernetes.io/rack`. All Pods of a group share its value;
     * another group may get another value.
     *
     * Required.
     * Format: label key.
     */
    key: string;
}
export declare const WorkloadSpec: Struct<WorkloadSpec>;
export declare const TypedLocalObjectReference: Struct<TypedLocalObjectReference>;
export declare const PodGroupTemplate: Struct<PodGroupTemplate>;
export declare const PodGroupSchedulingPolicy: Struct<PodGroupSchedulingPolicy>;
export declare const BasicSchedulingPolicy: Struct<BasicSchedulingPolicy>;
export declare const GangSchedulingPolicy: Struct<GangSchedulingPolicy>;
export declare const PodGroupResourceClaim: Struct<PodGroupResourceClaim>;
export declare const PodGroupSpec: Struct<PodGroupSpec>;
export declare const PodGroupStatus: Struct<PodGroupStatus>;
export declare const PodGroupResourceClaimStatus: Struct<PodGroupResourceClaimStatus>;
export declare const PodGroupTemplateReference: Struct<PodGroupTemplateReference>;
export declare const WorkloadPodGroupTemplateReference: Struct<WorkloadPodGroupTemplateReference>;
export declare const PodGroupSchedulingConstraints: Struct<PodGroupSchedulingConstraints>;
export declare const TopologyConstraint: Struct<TopologyConstraint>;
