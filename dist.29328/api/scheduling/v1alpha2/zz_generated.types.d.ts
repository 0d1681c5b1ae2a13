import { PodGroupSpec, PodGroupStatus, WorkloadSpec } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "scheduling.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface Workload {
    apiVersion: 'scheduling.k8s.io/v1alpha2';
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
    apiVersion: 'scheduling.k8s.io/v1alpha2';
    kind: 'WorkloadList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Workloads in this list. */
    items: Workload[];
}
export interface PodGroup {
    apiVersion: 'scheduling.k8s.io/v1alpha2';
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
    apiVersion: 'scheduling.k8s.io/v1alpha2';
    kind: 'PodGroupList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The PodGroups in this list. */
    items: PodGroup[];
}
/**
 * Describes to the scheduler how the Pods of an application belong together: which form gangs, and what they share.
 * Alpha, feature gate `GenericWorkload`.
 *
 * Workload of scheduling.k8s.io/v1alpha2.
 * Namespaced: `/apis/scheduling.k8s.io/v1alpha2/namespaces/{namespace}/workloads/{name}`.
 * Removed in 1.37.
 */
export declare const Workload: ObjectClass<Workload, {
    group: 'scheduling.k8s.io';
    version: 'v1alpha2';
    apiVersion: 'scheduling.k8s.io/v1alpha2';
    kind: 'Workload';
    resource: 'workloads';
    namespaced: true;
}>;
/**
 * A list of Workloads.
 *
 * A list of Workload (scheduling.k8s.io/v1alpha2).
 * Removed in 1.37.
 */
export declare const WorkloadList: ListClass<WorkloadList, Workload, {
    group: 'scheduling.k8s.io';
    version: 'v1alpha2';
    apiVersion: 'scheduling.k8s.io/v1alpha2';
    kind: 'WorkloadList';
}>;
/**
 * Pods that are scheduled as one, such as the workers of a training job. Created by workload controllers from the
 * templates of a Workload. Alpha, feature gate `GenericWorkload`.
 *
 * PodGroup of scheduling.k8s.io/v1alpha2.
 * Namespaced: `/apis/scheduling.k8s.io/v1alpha2/namespaces/{namespace}/podgroups/{name}`.
 * Subresources: `status`.
 * Removed in 1.37.
 */
export declare const PodGroup: ObjectClass<PodGroup, {
    group: 'scheduling.k8s.io';
    version: 'v1alpha2';
    apiVersion: 'scheduling.k8s.io/v1alpha2';
    kind: 'PodGroup';
    resource: 'podgroups';
    namespaced: true;
}>;
/**
 * A list of PodGroups.
 *
 * A list of PodGroup (scheduling.k8s.io/v1alpha2).
 * Removed in 1.37.
 */
export declare const PodGroupList: ListClass<PodGroupList, PodGroup, {
    group: 'scheduling.k8s.io';
    version: 'v1alpha2';
    apiVersion: 'scheduling.k8s.io/v1alpha2';
    kind: 'PodGroupList';
}>;
