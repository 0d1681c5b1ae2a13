import { PodGroupSpec, PodGroupStatus, WorkloadSpec } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "scheduling.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface PriorityClass {
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'PriorityClass';
    /**
     * Standard metadata of a cluster-scoped object. Pods use the name as `priorityClassName`; names that begin with
     * `system-` are reserved.
     */
    metadata: metav1.ObjectMeta;
    /**
     * The priority that Pods of this class get, negative ones included; higher is more important. At most 1000000000
     * outside the classes of the system itself. Immutable.
     */
    value?: number;
    /**
     * `true` makes this the class of Pods that name none. Only one class may have it; should there be several, the lowest
     * counts.
     */
    globalDefault?: boolean;
    /** When to use the class, in words for the people who choose one. */
    description?: string;
    /**
     * `PreemptLowerPriority` (default) lets Pods of this class evict less important ones. `Never` only moves them ahead
     * in the queue. Immutable.
     *
     * One of `PreemptLowerPriority`, `Never`.
     */
    preemptionPolicy?: corev1.PreemptionPolicy;
}
export interface PriorityClassList {
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'PriorityClassList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The PriorityClasses in this list. */
    items: PriorityClass[];
}
export interface Workload {
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'Workload';
    /** Standard metadata of a namespaced object. */
    metadata: metav1.ObjectMeta;
    /**
     * Templates for the groups of Pods, and the controller that runs them.
     *
     * Required.
     */
    spec: WorkloadSpec;
}
export interface WorkloadList {
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'WorkloadList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Workloads in this list. */
    items: Workload[];
}
export interface PodGroup {
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'PodGroup';
    /** Standard metadata of a namespaced object. The Pods of the group must be in the same namespace. */
    metadata: metav1.ObjectMeta;
    /**
     * How the Pods of the group are scheduled, placed and disrupted.
     *
     * Required.
     */
    spec: PodGroupSpec;
    /** Whether the group is scheduled, and the ResourceClaims made for it. */
    status?: PodGroupStatus;
}
export interface PodGroupList {
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'PodGroupList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The PodGroups in this list. */
    items: PodGroup[];
}
/**
 * Gives a name to a priority of Pods. Higher ones are scheduled first and may evict lower ones when the cluster is
 * full.
 *
 * PriorityClass of scheduling.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/scheduling.k8s.io/v1beta1/priorityclasses/{name}`.
 * Introduced in 1.11, deprecated in 1.14, removed in 1.22.
 *
 * @deprecated Use PriorityClass of scheduling.k8s.io/v1.
 */
export declare const PriorityClass: ObjectClass<PriorityClass, {
    group: 'scheduling.k8s.io';
    version: 'v1beta1';
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'PriorityClass';
    resource: 'priorityclasses';
    namespaced: false;
}>;
/**
 * A list of PriorityClasses.
 *
 * A list of PriorityClass (scheduling.k8s.io/v1beta1).
 * Introduced in 1.11, deprecated in 1.14, removed in 1.22.
 *
 * @deprecated Use PriorityClassList of scheduling.k8s.io/v1.
 */
export declare const PriorityClassList: ListClass<PriorityClassList, PriorityClass, {
    group: 'scheduling.k8s.io';
    version: 'v1beta1';
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'PriorityClassList';
}>;
/**
 * Describes to the scheduler how the Pods of an application belong together: which form gangs, and what they share.
 * Feature gate `GenericWorkload`.
 *
 * Workload of scheduling.k8s.io/v1beta1.
 * Namespaced: `/apis/scheduling.k8s.io/v1beta1/namespaces/{namespace}/workloads/{name}`.
 * Introduced in 1.37, deprecated in 1.40, removed in 1.43.
 *
 * @deprecated
 */
export declare const Workload: ObjectClass<Workload, {
    group: 'scheduling.k8s.io';
    version: 'v1beta1';
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'Workload';
    resource: 'workloads';
    namespaced: true;
}>;
/**
 * A list of Workloads.
 *
 * A list of Workload (scheduling.k8s.io/v1beta1).
 * Introduced in 1.37, deprecated in 1.40, removed in 1.43.
 *
 * @deprecated
 */
export declare const WorkloadList: ListClass<WorkloadList, Workload, {
    group: 'scheduling.k8s.io';
    version: 'v1beta1';
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'WorkloadList';
}>;
/**
 * Pods that are scheduled as one, such as the workers of a training job. Created by workload controllers from the
 * templates of a Workload. Feature gate `GenericWorkload`.
 *
 * PodGroup of scheduling.k8s.io/v1beta1.
 * Namespaced: `/apis/scheduling.k8s.io/v1beta1/namespaces/{namespace}/podgroups/{name}`.
 * Subresources: `status`.
 * Introduced in 1.37, deprecated in 1.40, removed in 1.43.
 *
 * @deprecated
 */
export declare const PodGroup: ObjectClass<PodGroup, {
    group: 'scheduling.k8s.io';
    version: 'v1beta1';
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'PodGroup';
    resource: 'podgroups';
    namespaced: true;
}>;
/**
 * A list of PodGroups.
 *
 * A list of PodGroup (scheduling.k8s.io/v1beta1).
 * Introduced in 1.37, deprecated in 1.40, removed in 1.43.
 *
 * @deprecated
 */
export declare const PodGroupList: ListClass<PodGroupList, PodGroup, {
    group: 'scheduling.k8s.io';
    version: 'v1beta1';
    apiVersion: 'scheduling.k8s.io/v1beta1';
    kind: 'PodGroupList';
}>;
