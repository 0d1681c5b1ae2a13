import { ContainerMetrics } from './zz_generated.structs.ts';
import type { ResourceList } from '../../core/v1/resource_list.ts';
import { Duration } from '#apimachinery/apis/meta/v1/duration';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "metrics.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface NodeMetrics {
    apiVersion: 'metrics.k8s.io/v1alpha1';
    kind: 'NodeMetrics';
    /** Standard metadata: name and labels are those of the node. */
    metadata: metav1.ObjectMeta;
    /** End of the interval over which was measured. */
    timestamp: Time;
    /** Length of the interval that ends at `timestamp`. */
    window: Duration;
    /**
     * CPU in cores, averaged over the window, and memory as the working set in bytes, by resource name: `cpu` and
     * `memory`.
     */
    usage: ResourceList;
}
export interface NodeMetricsList {
    apiVersion: 'metrics.k8s.io/v1alpha1';
    kind: 'NodeMetricsList';
    /** List metadata; servers that compute metrics give no resource version. */
    metadata: metav1.ListMeta;
    /** The NodeMetrics in this list. */
    items: NodeMetrics[];
}
export interface PodMetrics {
    apiVersion: 'metrics.k8s.io/v1alpha1';
    kind: 'PodMetrics';
    /** Standard metadata: name, namespace and labels are those of the Pod. */
    metadata: metav1.ObjectMeta;
    /** End of the interval over which was measured. */
    timestamp: Time;
    /** Length of the interval that ends at `timestamp`. */
    window: Duration;
    /** One entry for each container, all measured over the same interval. */
    containers: ContainerMetrics[];
}
export interface PodMetricsList {
    apiVersion: 'metrics.k8s.io/v1alpha1';
    kind: 'PodMetricsList';
    /** List metadata; servers that compute metrics give no resource version. */
    metadata: metav1.ListMeta;
    /** The PodMetrics in this list. */
    items: PodMetrics[];
}
/**
 * What a node used at a point in time, by the node's name. Read-only: servers compute it when asked, and
 * `kubectl top node` shows it.
 *
 * NodeMetrics of metrics.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/metrics.k8s.io/v1alpha1/nodes/{name}`.
 * Verbs: get, list, watch.
 */
export declare const NodeMetrics: ObjectClass<NodeMetrics, {
    group: 'metrics.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'metrics.k8s.io/v1alpha1';
    kind: 'NodeMetrics';
    resource: 'nodes';
    namespaced: false;
}>;
/**
 * A list of NodeMetrics.
 *
 * A list of NodeMetrics (metrics.k8s.io/v1alpha1).
 */
export declare const NodeMetricsList: ListClass<NodeMetricsList, NodeMetrics, {
    group: 'metrics.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'metrics.k8s.io/v1alpha1';
    kind: 'NodeMetricsList';
}>;
/**
 * What the containers of a Pod used at a point in time, by the Pod's name and namespace. Read-only: servers compute it
 * when asked, and `kubectl top pod` and HorizontalPodAutoscalers read it.
 *
 * PodMetrics of metrics.k8s.io/v1alpha1.
 * Namespaced: `/apis/metrics.k8s.io/v1alpha1/namespaces/{namespace}/pods/{name}`.
 * Verbs: get, list, watch.
 */
export declare const PodMetrics: ObjectClass<PodMetrics, {
    group: 'metrics.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'metrics.k8s.io/v1alpha1';
    kind: 'PodMetrics';
    resource: 'pods';
    namespaced: true;
}>;
/**
 * A list of PodMetrics.
 *
 * A list of PodMetrics (metrics.k8s.io/v1alpha1).
 */
export declare const PodMetricsList: ListClass<PodMetricsList, PodMetrics, {
    group: 'metrics.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'metrics.k8s.io/v1alpha1';
    kind: 'PodMetricsList';
}>;
