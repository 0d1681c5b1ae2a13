import { HorizontalPodAutoscalerSpec, HorizontalPodAutoscalerStatus } from './zz_generated.structs.ts';
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
    apiVersion: 'autoscaling/v2';
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
    apiVersion: 'autoscaling/v2';
    kind: 'HorizontalPodAutoscalerList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The HorizontalPodAutoscalers in this list. */
    items: HorizontalPodAutoscaler[];
}
/**
 * Changes the number of replicas of a Deployment, StatefulSet or other scalable object to keep metrics near their
 * targets. Do not set `replicas` in the manifest of the target as well.
 *
 * HorizontalPodAutoscaler of autoscaling/v2.
 * Namespaced: `/apis/autoscaling/v2/namespaces/{namespace}/horizontalpodautoscalers/{name}`.
 * Subresources: `status`.
 * Introduced in 1.23.
 */
export declare const HorizontalPodAutoscaler: ObjectClass<HorizontalPodAutoscaler, {
    group: 'autoscaling';
    version: 'v2';
    apiVersion: 'autoscaling/v2';
    kind: 'HorizontalPodAutoscaler';
    resource: 'horizontalpodautoscalers';
    namespaced: true;
}>;
/**
 * A list of HorizontalPodAutoscalers.
 *
 * A list of HorizontalPodAutoscaler (autoscaling/v2).
 * Introduced in 1.23.
 */
export declare const HorizontalPodAutoscalerList: ListClass<HorizontalPodAutoscalerList, HorizontalPodAutoscaler, {
    group: 'autoscaling';
    version: 'v2';
    apiVersion: 'autoscaling/v2';
    kind: 'HorizontalPodAutoscalerList';
}>;
