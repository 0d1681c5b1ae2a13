import { HorizontalPodAutoscalerSpec, HorizontalPodAutoscalerStatus, ScaleSpec, ScaleStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "autoscaling";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface HorizontalPodAutoscaler {
    apiVersion: 'autoscaling/v1';
    kind: 'HorizontalPodAutoscaler';
    /** Standard metadata of a namespaced object. The target must be in the same namespace. */
    metadata: metav1.ObjectMeta;
    /**
     * What to scale, within which bounds, and by which metrics.
     *
     * Required.
     */
    spec: HorizontalPodAutoscalerSpec;
    /** Replicas, metrics and conditions at the last evaluation. Look here first when nothing scales. */
    status?: HorizontalPodAutoscalerStatus;
}
export interface HorizontalPodAutoscalerList {
    apiVersion: 'autoscaling/v1';
    kind: 'HorizontalPodAutoscalerList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The HorizontalPodAutoscalers in this list. */
    items: HorizontalPodAutoscaler[];
}
export interface Scale {
    apiVersion: 'autoscaling/v1';
    kind: 'Scale';
    /** Standard metadata, that of the scaled object. */
    metadata: metav1.ObjectMeta;
    /** Replicas wanted. Writing it changes the scaled object's own field. */
    spec?: ScaleSpec;
    /** Replicas found, and the selector of their Pods. Read-only. */
    status?: ScaleStatus;
}
/**
 * Changes the number of replicas of a Deployment, StatefulSet or other scalable object to keep metrics near their
 * targets. Do not set `replicas` in the manifest of the target as well.
 *
 * HorizontalPodAutoscaler of autoscaling/v1.
 * Namespaced: `/apis/autoscaling/v1/namespaces/{namespace}/horizontalpodautoscalers/{name}`.
 * Subresources: `status`.
 * Introduced in 1.2.
 */
export declare const HorizontalPodAutoscaler: ObjectClass<HorizontalPodAutoscaler, {
    group: 'autoscaling';
    version: 'v1';
    apiVersion: 'autoscaling/v1';
    kind: 'HorizontalPodAutoscaler';
    resource: 'horizontalpodautoscalers';
    namespaced: true;
}>;
/**
 * A list of HorizontalPodAutoscalers.
 *
 * A list of HorizontalPodAutoscaler (autoscaling/v1).
 * Introduced in 1.2.
 */
export declare const HorizontalPodAutoscalerList: ListClass<HorizontalPodAutoscalerList, HorizontalPodAutoscaler, {
    group: 'autoscaling';
    version: 'v1';
    apiVersion: 'autoscaling/v1';
    kind: 'HorizontalPodAutoscalerList';
}>;
/**
 * Number of replicas of a scalable object, read and written through its `scale` subresource. Lets one client scale
 * Deployments, StatefulSets and custom resources alike.
 *
 * Scale of autoscaling/v1.
 * Subresource `deployments/scale`.
 * Subresource `replicasets/scale`.
 * Subresource `statefulsets/scale`.
 * Subresource `replicationcontrollers/scale`.
 * Introduced in 1.2.
 */
export declare const Scale: ObjectClass<Scale, {
    group: 'autoscaling';
    version: 'v1';
    apiVersion: 'autoscaling/v1';
    kind: 'Scale';
    namespaced: true;
}>;
