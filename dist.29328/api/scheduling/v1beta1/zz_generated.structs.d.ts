import type { Struct } from '#engine/schema/descriptor';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PreemptionPolicy = 'PreemptLowerPriority' | 'Never';
/** The groups of Pods that a Workload consists of. */
export interface WorkloadSpec {
    /**
     * Object that runs the Pods, such as a Job. For tools that lead back to it; immutable.
     *
     * Immutable.
     */
    controllerRef?: TypedLocalObjectReference;
    /**
     * Templates of the groups, by name, at most 8. None can be added or removed later. Set either this or
     * `compositePodGroupTemplates`.
     *
     * List with unique `name`.
     * At most 8 items.
     */
    podGroupTemplates?: PodGroupTemplate[];
    /**
     * Templates of groups of groups, by name, at most 8. Set either this or `podGroupTemplates`. Immutable; feature gate
     * `CompositePodGroup`.
     *
     * List with unique `name`.
     * At most 8 items.
     * Feature gate: CompositePodGroup.
     */
    compositePodGroupTemplates?: CompositePodGroupTemplate[];
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
     * Immutable.
     * Feature gate: TopologyAwareWorkloadScheduling.
     */
    schedulingConstraints?: PodGroupSchedulingConstraints;
    /**
     * Claims that Pods of a group may share, by name; at most 4. Immutable; feature gate `DRAWorkloadResourceClaims`.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 4 items.
     * Immutable.
     * Feature gate: DRAWorkloadResourceClaims.
     */
    resourceClaims?: PodGroupResourceClaim[];
    /**
     * Whether preemption takes Pods of a group one at a time (`single`) or all at once (`all`). Immutable.
     *
     * Immutable.
     */
    disruptionMode?: DisruptionMode;
    /**
     * PriorityClass of the groups. Left out, the global default class, or priority zero if there is none. Needs the
     * feature gate `WorkloadAwarePreemption`.
     *
     * Format: long name.
     * Immutable.
     */
    priorityClassName?: string;
    /**
     * Priority of the groups as a number, at most 1000000000; higher goes first. Filled in from `priorityClassName` by
     * admission, don't set it. Needs the feature gate `WorkloadAwarePreemption`.
     *
     * At most 1000000000 # HighestUserDefinablePriority.
     * Immutable.
     */
    priority?: number;
    /**
     * Whether the groups may preempt less important Pods and groups: `PreemptLowerPriority`, also when left out, or
     * `Never`. Feature gate `PodGroupPreemptionPolicy`. Immutable.
     *
     * One of `PreemptLowerPriority`, `Never`.
     * Immutable.
     * Feature gate: PodGroupPreemptionPolicy.
     */
    preemptionPolicy?: PreemptionPolicy;
}
/** Pattern for groups of groups of one role within a Workload. Templates nest at most 4 levels deep. */
export interface CompositePodGroupTemplate {
    /**
     * Name of the template, unique in the Workload, a DNS label.
     *
     * Required.
     * Format: short name.
     */
    name: string;
    /**
     * Whether the groups below start independently or as a gang.
     *
     * Required.
     */
    schedulingPolicy: CompositePodGroupSchedulingPolicy;
    /**
     * Topology that all groups below must share. Immutable.
     *
     * Immutable.
     */
    schedulingConstraints?: CompositePodGroupSchedulingConstraints;
    /**
     * Whether preemption takes the groups below one at a time (`single`) or all at once (`all`). Immutable.
     *
     * Immutable.
     */
    disruptionMode?: CompositeDisruptionMode;
    /**
     * PriorityClass of the composite groups. Left out, the global default class, or priority zero if there is none.
     * Immutable.
     *
     * Format: long name.
     * Immutable.
     */
    priorityClassName?: string;
    /**
     * Priority of the composite groups as a number; higher goes first. Filled in from `priorityClassName` by admission,
     * don't set it. Immutable.
     *
     * At most 1000000000 # HighestUserDefinablePriority.
     * Immutable.
     */
    priority?: number;
    /**
     * Whether the composite groups may preempt less important Pods and groups: `PreemptLowerPriority`, also when left
     * out, or `Never`. Feature gate `PodGroupPreemptionPolicy`. Immutable.
     *
     * One of `PreemptLowerPriority`, `Never`.
     * Immutable.
     * Feature gate: PodGroupPreemptionPolicy.
     */
    preemptionPolicy?: PreemptionPolicy;
    /**
     * Templates of the PodGroups directly below, at most 8. There must be templates here or in
     * `compositePodGroupTemplates`.
     *
     * List with unique `name`.
     * At most 8 items.
     */
    podGroupTemplates?: PodGroupTemplate[];
    /**
     * Templates of the composite groups directly below, at most 8. There must be templates here or in
     * `podGroupTemplates`.
     *
     * List with unique `name`.
     * At most 8 items.
     */
    compositePodGroupTemplates?: CompositePodGroupTemplate[];
}
/**
 * Whether the Pods of a group are scheduled one by one or all together. Set exactly one field.
 *
 * Of the members of this union only one may be set.
 */
export interface PodGroupSchedulingPolicy {
    /**
     * Schedules the Pods one by one.
     *
     * Immutable.
     */
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
     * How many Pods must fit at the same time before any of them is bound to a node. At least 1. Changes count from the
     * next scheduling cycle on, for Pods not yet placed.
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
/**
 * What goes when a group is disrupted. Set one field.
 *
 * Of the members of this union only one may be set.
 */
export interface DisruptionMode {
    /** Pods go one at a time. */
    single?: SingleDisruptionMode;
    /** All Pods go at once. */
    all?: AllDisruptionMode;
}
/** Pods of a group are disrupted independently. It has no settings. */
export interface SingleDisruptionMode {
}
/** Pods of a group are disrupted only together. It has no settings. */
export interface AllDisruptionMode {
}
/**
 * Scheduling of one group of Pods, mostly copied from a PodGroupTemplate. Immutable but for the `minCount` of a gang.
 */
export interface PodGroupSpec {
    /**
     * CompositePodGroup that this group belongs to, in the same namespace. Left out for groups at the top. Immutable;
     * feature gate `CompositePodGroup`.
     *
     * Immutable.
     * Format: long name.
     * Feature gate: CompositePodGroup.
     */
    parentCompositePodGroupName?: string;
    /**
     * Template that the group was made from. Left out for groups without a Workload. Immutable.
     *
     * Immutable.
     */
    workloadRef?: WorkloadReference;
    /**
     * Whether the Pods start one by one or as a gang.
     *
     * Required.
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
     * Whether preemption takes Pods one at a time (`single`, the default) or all at once (`all`). Immutable.
     *
     * Default: `{"single":{}}`.
     * Immutable.
     */
    disruptionMode?: DisruptionMode;
    /**
     * PriorityClass of the group. Left out, the global default class, or priority zero if there is none. Needs the
     * feature gate `WorkloadAwarePreemption`.
     *
     * Immutable.
     * Format: long name.
     */
    priorityClassName?: string;
    /**
     * Priority of the group as a number, at most 1000000000; higher goes first. Filled in from `priorityClassName` by
     * admission, don't set it. Needs the feature gate `WorkloadAwarePreemption`.
     *
     * Immutable.
     * At most 1000000000 # HighestUserDefinablePriority.
     */
    priority?: number;
    /**
     * Whether the group may preempt less important Pods and groups: `PreemptLowerPriority`, also when left out, or
     * `Never`. Feature gate `PodGroupPreemptionPolicy`. Filled in from `priorityClassName` by admission; immutable.
     *
     * One of `PreemptLowerPriority`, `Never`.
     * Immutable.
     * Feature gate: PodGroupPreemptionPolicy.
     */
    preemptionPolicy?: PreemptionPolicy;
}
/** State of a group of Pods as the scheduler reports it. */
export interface PodGroupStatus {
    /**
     * Aspects of the group's state, by type. `PodGroupInitiallyScheduled` stays true once the group has been placed,
     * `DisruptionTarget` tells that it is about to be preempted.
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
/** A template within a Workload of the same namespace. */
export interface WorkloadReference {
    /**
     * Name of the Workload.
     *
     * Required.
     * Format: long name.
     */
    workloadName: string;
    /**
     * Name of the template within the Workload, a DNS label.
     *
     * Required.
     * Format: short name.
     */
    templateName: string;
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
/**
 * Whether the groups of a composite group are scheduled independently or all together. Set exactly one field.
 *
 * Of the members of this union only one may be set.
 */
export interface CompositePodGroupSchedulingPolicy {
    /**
     * Schedules each group by itself.
     *
     * Immutable.
     */
    basic?: CompositeBasicSchedulingPolicy;
    /** Schedules the groups all together or not at all. */
    gang?: CompositeGangSchedulingPolicy;
}
/** Groups are scheduled independently. It has no settings. */
export interface CompositeBasicSchedulingPolicy {
}
/** Groups start together or not at all. */
export interface CompositeGangSchedulingPolicy {
    /**
     * How many groups must fit at the same time before any of them starts. At least 1.
     *
     * Required.
     * At least 1.
     */
    minGroupCount: number;
}
/**
 * What goes when a composite group is disrupted. Set exactly one field.
 *
 * Of the members of this union only one may be set.
 */
export interface CompositeDisruptionMode {
    /** Groups go one at a time. */
    single?: SingleCompositeDisruptionMode;
    /** All groups go at once. */
    all?: AllCompositeDisruptionMode;
}
/** Groups of a composite group are disrupted independently. It has no settings. */
export interface SingleCompositeDisruptionMode {
}
/** Groups of a composite group are disrupted only together. It has no settings. */
export interface AllCompositeDisruptionMode {
}
/** Where the groups of a composite group may be placed relative to each other. */
export interface CompositePodGroupSchedulingConstraints {
    /**
     * Topology domain that all groups must fit in. At most 1 entry.
     *
     * At most 1 items.
     */
    topology?: TopologyConstraint[];
}
export declare const WorkloadSpec: Struct<WorkloadSpec>;
export declare const TypedLocalObjectReference: Struct<TypedLocalObjectReference>;
export declare const PodGroupTemplate: Struct<PodGroupTemplate>;
export declare const CompositePodGroupTemplate: Struct<CompositePodGroupTemplate>;
export declare const PodGroupSchedulingPolicy: Struct<PodGroupSchedulingPolicy>;
export declare const BasicSchedulingPolicy: Struct<BasicSchedulingPolicy>;
export declare const GangSchedulingPolicy: Struct<GangSchedulingPolicy>;
export declare const PodGroupResourceClaim: Struct<PodGroupResourceClaim>;
export declare const DisruptionMode: Struct<DisruptionMode>;
export declare const SingleDisruptionMode: Struct<SingleDisruptionMode>;
export declare const AllDisruptionMode: Struct<AllDisruptionMode>;
export declare const PodGroupSpec: Struct<PodGroupSpec>;
export declare const PodGroupStatus: Struct<PodGroupStatus>;
export declare const PodGroupResourceClaimStatus: Struct<PodGroupResourceClaimStatus>;
export declare const WorkloadReference: Struct<WorkloadReference>;
export declare const PodGroupSchedulingConstraints: Struct<PodGroupSchedulingConstraints>;
export declare const TopologyConstraint: Struct<TopologyConstraint>;
export declare const CompositePodGroupSchedulingPolicy: Struct<CompositePodGroupSchedulingPolicy>;
export declare const CompositeBasicSchedulingPolicy: Struct<CompositeBasicSchedulingPolicy>;
export declare const CompositeGangSchedulingPolicy: Struct<CompositeGangSchedulingPolicy>;
export declare const CompositeDisruptionMode: Struct<CompositeDisruptionMode>;
export declare const SingleCompositeDisruptionMode: Struct<SingleCompositeDisruptionMode>;
export declare const AllCompositeDisruptionMode: Struct<AllCompositeDisruptionMode>;
export declare const CompositePodGroupSchedulingConstraints: Struct<CompositePodGroupSchedulingConstraints>;
