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
    apiVersion: 'scheduling.k8s.io/v1';
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
    apiVersion: 'scheduling.k8s.io/v1';
    kind: 'PriorityClassList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The PriorityClasses in this list. */
    items: PriorityClass[];
}
/**
 * Gives a name to a priority of Pods. Higher ones are scheduled first and may evict lower ones when the cluster is
 * full.
 *
 * PriorityClass of scheduling.k8s.io/v1.
 * Cluster-scoped: `/apis/scheduling.k8s.io/v1/priorityclasses/{name}`.
 * Introduced in 1.14.
 */
export declare const PriorityClass: ObjectClass<PriorityClass, {
    group: 'scheduling.k8s.io';
    version: 'v1';
    apiVersion: 'scheduling.k8s.io/v1';
    kind: 'PriorityClass';
    resource: 'priorityclasses';
    namespaced: false;
}>;
/**
 * A list of PriorityClasses.
 *
 * A list of PriorityClass (scheduling.k8s.io/v1).
 * Introduced in 1.14.
 */
export declare const PriorityClassList: ListClass<PriorityClassList, PriorityClass, {
    group: 'scheduling.k8s.io';
    version: 'v1';
    apiVersion: 'scheduling.k8s.io/v1';
    kind: 'PriorityClassList';
}>;
