import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type MetricSourceType = 'Object' | 'Pods' | 'Resource' | 'ContainerResource' | 'External';
/** Well-known values; others are possible. */
export type HorizontalPodAutoscalerConditionType = 'ScalingActive' | 'AbleToScale' | 'ScalingLimited' | 'ScaledToZero' | (string & {});
/** Points at an object in the same namespace by Kind and name. */
export interface CrossVersionObjectReference {
    /** Kind of the object in CamelCase, such as `Deployment`. */
    kind: string;
    /** Name of the object; its namespace is that of the autoscaler. */
    name: string;
    /** API version of the object, such as `apps/v1`. Needed for everything outside the core group. */
    apiVersion?: string;
}
/** What to scale, within which bounds, and by which metrics. */
export interface HorizontalPodAutoscalerSpec {
    /** Object to scale, in the same namespace. It must have a `scale` subresource. */
    scaleTargetRef: CrossVersionObjectReference;
    /**
     * Lower limit on the number of replicas. Default 1; 0 needs the feature gate `HPAScaleToZero` and a metric of type
     * `Object` or `External`.
     *
     * At least 0.
     * At least 1.
     */
    minReplicas?: number;
    /**
     * Upper limit on the number of replicas; at least 1 and not below `minReplicas`. Required.
     *
     * Required.
     * At least 1.
     */
    maxReplicas: number;
    /** Average CPU use to aim for, in percent of what the Pods request. 80 when unset; for other metrics use v2. */
    targetCPUUtilizationPercentage?: number;
}
/** What the autoscaler saw and decided at its last evaluation. */
export interface HorizontalPodAutoscalerStatus {
    /**
     * `metadata.generation` the status was made for. Lower than the current one means that a change has not been seen
     * yet.
     */
    observedGeneration?: Int64;
    /** When the number of replicas was last changed by this autoscaler. Unset if never. */
    lastScaleTime?: Time;
    /** Replicas the target had when the autoscaler last looked. */
    currentReplicas: number;
    /** Replicas the autoscaler last asked for, after bounds, policies and stabilization. */
    desiredReplicas: number;
    /** Average CPU use of all Pods, in percent of what they request; 70 means 70 %. */
    currentCPUUtilizationPercentage?: number;
}
/** How many replicas of the object there should be. */
export interface ScaleSpec {
    /**
     * Number of replicas wanted, at least 0. Zero when left out.
     *
     * Default: `0`.
     * At least 0.
     */
    replicas?: number;
}
/** How many replicas of the object there are, and how to find them. */
export interface ScaleStatus {
    /** Number of replicas the controller has observed, ready or not. */
    replicas: number;
    /** Labels of the Pods in the form of a query string, such as `app=web`. Autoscalers use it to find the Pods. */
    selector?: string;
}
/** One metric to scale by and its target. Set `type` and the one field of the same name. */
export interface MetricSpec {
    /**
     * Source of the metric: `Resource`, `ContainerResource`, `Pods`, `Object` or `External`. The field of that name must
     * be set, and no other.
     *
     * One of `Object`, `Pods`, `Resource`, `ContainerResource`, `External`.
     */
    type: MetricSourceType;
    /** A metric of a single other object, such as requests per second of an Ingress. Served by the custom metrics API. */
    object?: ObjectMetricSource;
    /**
     * A metric of each Pod of the target, averaged over them, such as transactions per second. Served by the custom
     * metrics API.
     */
    pods?: PodsMetricSource;
    /**
     * CPU or memory of the Pods, all containers together, as an average or in percent of requests. Needs metrics-server
     * or the like.
     */
    resource?: ResourceMetricSource;
    /** CPU or memory of one container of each Pod. Use it when sidecars would blur the sum of all containers. */
    containerResource?: ContainerResourceMetricSource;
    /**
     * A metric of something outside the cluster, such as the length of a message queue. Served by the external metrics
     * API.
     */
    external?: ExternalMetricSource;
}
/** Scales by a metric of one other object in the namespace. */
export interface ObjectMetricSource {
    /** Object the metric belongs to, in the namespace of the autoscaler; `describedObject` in v2. */
    target: CrossVersionObjectReference;
    /** Name of the metric in the custom metrics API. */
    metricName: string;
    /** Value of the metric to aim for, not divided by the number of Pods. */
    targetValue: QuantityValue;
    /** Narrows down the metric by its own labels; passed to the metrics server. All of that name when unset. */
    selector?: metav1.LabelSelector;
    /** Value to aim for after dividing the metric by the number of Pods. */
    averageValue?: QuantityValue;
}
/** Scales by a custom metric of each Pod of the target, averaged over all of them. */
export interface PodsMetricSource {
    /** Name of the metric in the custom metrics API. */
    metricName: string;
    /** Value to aim for, as an average over all Pods. */
    targetAverageValue: QuantityValue;
    /** Narrows down the metric by its own labels; passed to the metrics server. All of that name when unset. */
    selector?: metav1.LabelSelector;
}
/** Scales by CPU or memory use of the Pods, summed over their containers. */
export interface ResourceMetricSource {
    /** Resource to measure: `cpu` or `memory`. */
    name: corev1.ResourceName;
    /** Average use to aim for, in percent of what the Pods request. */
    targetAverageUtilization?: number;
    /** Average use per Pod to aim for, as a quantity, whatever the Pods request. */
    targetAverageValue?: QuantityValue;
}
/** Scales by CPU or memory use of one container in each Pod. */
export interface ContainerResourceMetricSource {
    /** Resource to measure: `cpu` or `memory`. */
    name: corev1.ResourceName;
    /** Average use to aim for, in percent of what the container requests. */
    targetAverageUtilization?: number;
    /** Average use per Pod to aim for, as a quantity, whatever the container requests. */
    targetAverageValue?: QuantityValue;
    /**
     * Name of the container to measure, the same in all Pods. If you rename it, keep the old metric until the rollout is
     * done.
     */
    container: string;
}
/** Scales by a metric that belongs to no Kubernetes object. */
export interface ExternalMetricSource {
    /** Name of the metric in the external metrics API. */
    metricName: string;
    /** Labels that say which series of the metric to read. All of that name when unset. */
    metricSelector?: metav1.LabelSelector;
    /** Value of the metric to aim for. Set this or `targetAverageValue`. */
    targetValue?: QuantityValue;
    /** Value to aim for after dividing the metric by the number of Pods. Set this or `targetValue`. */
    targetAverageValue?: QuantityValue;
}
/** A metric of the autoscaler as last read. The field that matches `type` is set. */
export interface MetricStatus {
    /**
     * Source of the metric: `Resource`, `ContainerResource`, `Pods`, `Object` or `External`.
     *
     * One of `Object`, `Pods`, `Resource`, `ContainerResource`, `External`.
     */
    type: MetricSourceType;
    /** Reading of a metric of a single other object. Set with type `Object`. */
    object?: ObjectMetricStatus;
    /** Average of a custom metric over the Pods. Set with type `Pods`. */
    pods?: PodsMetricStatus;
    /** CPU or memory use of the Pods. Set with type `Resource`. */
    resource?: ResourceMetricStatus;
    /** CPU or memory use of one container of the Pods. Set with type `ContainerResource`. */
    containerResource?: ContainerResourceMetricStatus;
    /** Reading of a metric from outside the cluster. Set with type `External`. */
    external?: ExternalMetricStatus;
}
/** One aspect of the state of an autoscaler, and why it is so. */
export interface HorizontalPodAutoscalerCondition {
    /** `AbleToScale`, `ScalingActive` or `ScalingLimited`. */
    type: HorizontalPodAutoscalerConditionType;
    /**
     * Whether it holds: `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: corev1.ConditionStatus;
    /** When `status` last changed from one value to another. */
    lastTransitionTime?: Time;
    /** Why `status` has its value, in one CamelCase word such as `FailedGetScale` or `TooManyReplicas`. */
    reason?: string;
    /** Details for people, such as the error from the metrics API. */
    message?: string;
    /**
     * Generation of the autoscaler that the condition is about. When `metadata.generation` is higher, the condition is
     * out of date.
     *
     * Since Kubernetes 1.37.
     */
    observedGeneration?: Int64;
}
/** Last reading of a metric that belongs to one other object. */
export interface ObjectMetricStatus {
    /** Object the metric belongs to, such as an Ingress; `describedObject` in v2. */
    target: CrossVersionObjectReference;
    /** Name of the metric in the custom metrics API. */
    metricName: string;
    /** Value that was read, not divided by the number of Pods. */
    currentValue: QuantityValue;
    /** Selector the metric was read with. If it is unset, the name alone decided. */
    selector?: metav1.LabelSelector;
    /** Value that was read, divided by the number of Pods. */
    averageValue?: QuantityValue;
}
/** Last reading of a custom metric of the Pods, averaged over them. */
export interface PodsMetricStatus {
    /** Name of the metric in the custom metrics API. */
    metricName: string;
    /** Average over the Pods, as last read. */
    currentAverageValue: QuantityValue;
    /** Selector the metric was read with. If it is unset, the name alone decided. */
    selector?: metav1.LabelSelector;
}
/** Last reading of CPU or memory use, averaged over the Pods. */
export interface ResourceMetricStatus {
    /** Resource that was measured: `cpu` or `memory`. */
    name: corev1.ResourceName;
    /** Average use in percent of what the Pods request. Set only if the target is a percentage. */
    currentAverageUtilization?: number;
    /** Average use per Pod, as a quantity. Always set, also when the target is a percentage. */
    currentAverageValue: QuantityValue;
}
/** Last reading of CPU or memory use of one container of the Pods. */
export interface ContainerResourceMetricStatus {
    /** Resource that was measured: `cpu` or `memory`. */
    name: corev1.ResourceName;
    /** Average use in percent of what the container requests. Set only if the target is a percentage. */
    currentAverageUtilization?: number;
    /** Average use per Pod, as a quantity. Always set, also when the target is a percentage. */
    currentAverageValue: QuantityValue;
    /** Container that was measured, in all Pods of the target. */
    container: string;
}
/** Last reading of a metric from outside the cluster. */
export interface ExternalMetricStatus {
    /** Name of the metric in the external metrics API. */
    metricName: string;
    /** Labels that said which series of the metric to read. */
    metricSelector?: metav1.LabelSelector;
    /** Value that was read, summed over all series. */
    currentValue: QuantityValue;
    /** Value that was read, divided by the number of Pods. */
    currentAverageValue?: QuantityValue;
}
export declare const CrossVersionObjectReference: Struct<CrossVersionObjectReference>;
export declare const HorizontalPodAutoscalerSpec: Struct<HorizontalPodAutoscalerSpec>;
export declare const HorizontalPodAutoscalerStatus: Struct<HorizontalPodAutoscalerStatus>;
export declare const ScaleSpec: Struct<ScaleSpec>;
export declare const ScaleStatus: Struct<ScaleStatus>;
export declare const MetricSpec: Struct<MetricSpec>;
export declare const ObjectMetricSource: Struct<ObjectMetricSource>;
export declare const PodsMetricSource: Struct<PodsMetricSource>;
export declare const ResourceMetricSource: Struct<ResourceMetricSource>;
export declare const ContainerResourceMetricSource: Struct<ContainerResourceMetricSource>;
export declare const ExternalMetricSource: Struct<ExternalMetricSource>;
export declare const MetricStatus: Struct<MetricStatus>;
export declare const HorizontalPodAutoscalerCondition: Struct<HorizontalPodAutoscalerCondition>;
export declare const ObjectMetricStatus: Struct<ObjectMetricStatus>;
export declare const PodsMetricStatus: Struct<PodsMetricStatus>;
export declare const ResourceMetricStatus: Struct<ResourceMetricStatus>;
export declare const ContainerResourceMetricStatus: Struct<ContainerResourceMetricStatus>;
export declare const ExternalMetricStatus: Struct<ExternalMetricStatus>;
