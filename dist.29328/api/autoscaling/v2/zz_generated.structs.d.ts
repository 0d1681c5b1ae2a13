import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ScalingPolicySelect = 'Max' | 'Min' | 'Disabled';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type HPAScalingPolicyType = 'Pods' | 'Percent';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type MetricSourceType = 'Object' | 'Pods' | 'Resource' | 'ContainerResource' | 'External';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type MetricTargetType = 'Utilization' | 'Value' | 'AverageValue';
/** Well-known values; others are possible. */
export type HorizontalPodAutoscalerConditionType = 'ScalingActive' | 'AbleToScale' | 'ScalingLimited' | 'ScaledToZero' | (string & {});
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
    /**
     * Metrics to follow; each gives a replica count and the largest wins. They must fall as Pods are added. When empty,
     * 80 % average CPU utilization, for which the containers need CPU requests.
     */
    metrics?: MetricSpec[];
    /** How fast to scale up and down. Defaults for both directions when unset. */
    behavior?: HorizontalPodAutoscalerBehavior;
}
/** Points at an object in the same namespace by Kind and name. */
export interface CrossVersionObjectReference {
    /** Kind of the object in CamelCase, such as `Deployment`. */
    kind: string;
    /** Name of the object; its namespace is that of the autoscaler. */
    name: string;
    /** API version of the object, such as `apps/v1`. Needed for everything outside the core group. */
    apiVersion?: string;
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
/** How fast an autoscaler may scale, in each direction. */
export interface HorizontalPodAutoscalerBehavior {
    /**
     * Rules for adding Pods. By default no stabilization, and in 15 seconds at most 4 Pods or as many as there are,
     * whichever is more.
     */
    scaleUp?: HPAScalingRules;
    /**
     * Rules for removing Pods. By default the highest recommendation of the last 300 seconds applies, and then all Pods
     * down to `minReplicas` may go at once.
     */
    scaleDown?: HPAScalingRules;
}
/**
 * Limits on the speed of scaling in one direction: stabilization against flapping, policies per period, and a
 * tolerance.
 */
export interface HPAScalingRules {
    /**
     * Seconds of past recommendations to look back on, taking the most cautious one. From 0 to 3600; default 0 for
     * scaling up and 300 for scaling down.
     */
    stabilizationWindowSeconds?: number;
    /**
     * Which policy counts when several apply: `Max` (default) the one that allows the largest change, `Min` the smallest;
     * `Disabled` stops scaling in this direction.
     *
     * One of `Max`, `Min`, `Disabled`.
     */
    selectPolicy?: ScalingPolicySelect;
    /**
     * Limits on the change per period; at least one unless the list is left out. Defaults per 15 seconds: up by 4 Pods or
     * 100 %, down by 100 %.
     */
    policies?: HPAScalingPolicy[];
    /**
     * How far the ratio of metric and target may stray from 1 before anything happens, such as `0.01` for 1 %. Unset
     * means the cluster's value, 10 % unless configured. Beta, behind the gate `HPAConfigurableTolerance`.
     *
     * Feature gate: HPAConfigurableTolerance.
     */
    tolerance?: QuantityValue;
}
/** Limits how much the number of Pods may change in a period. */
export interface HPAScalingPolicy {
    /**
     * Whether `value` counts `Pods` or is a `Percent` of the current number.
     *
     * One of `Pods`, `Percent`.
     */
    type: HPAScalingPolicyType;
    /** Largest change per period, in Pods or percent. Must be above 0. */
    value: number;
    /** Length of the period in seconds, from 1 to 1800. */
    periodSeconds: number;
}
/** Scales by a metric of one other object in the namespace. */
export interface ObjectMetricSource {
    /** Object the metric belongs to, in the namespace of the autoscaler. */
    describedObject: CrossVersionObjectReference;
    /**
     * Value to aim for: `Value` for the metric as it is, or `AverageValue` for the metric divided by the number of Pods.
     */
    target: MetricTarget;
    /** Name of the metric, and a selector if there are several of that name. */
    metric: MetricIdentifier;
}
/** Scales by a custom metric of each Pod of the target, averaged over all of them. */
export interface PodsMetricSource {
    /** Name of the metric, and a selector if there are several of that name. */
    metric: MetricIdentifier;
    /** Value to aim for; only `AverageValue` is allowed. */
    target: MetricTarget;
}
/** Scales by CPU or memory use of the Pods, summed over their containers. */
export interface ResourceMetricSource {
    /** Resource to measure: `cpu` or `memory`. */
    name: corev1.ResourceName;
    /**
     * Value to aim for: `Utilization` in percent of requests, or `AverageValue` per Pod. Percentages need a request on
     * every container.
     */
    target: MetricTarget;
}
/** Scales by CPU or memory use of one container in each Pod. */
export interface ContainerResourceMetricSource {
    /** Resource to measure: `cpu` or `memory`. */
    name: corev1.ResourceName;
    /** Value to aim for: `Utilization` in percent of the container's request, or `AverageValue` per Pod. */
    target: MetricTarget;
    /**
     * Name of the container to measure, the same in all Pods. If you rename it, keep the old metric until the rollout is
     * done.
     */
    container: string;
}
/** Scales by a metric that belongs to no Kubernetes object. */
export interface ExternalMetricSource {
    /** Name of the metric, and a selector that says which series of it to read. */
    metric: MetricIdentifier;
    /** Value to aim for: `Value` for the sum as it is, or `AverageValue` for the sum divided by the number of Pods. */
    target: MetricTarget;
}
/** Names a metric of the custom or external metrics API. */
export interface MetricIdentifier {
    /** Name of the metric, as the metrics server knows it. */
    name: string;
    /**
     * Label selector passed to the metrics server to pick among series of that name. Without it the name alone decides.
     */
    selector?: metav1.LabelSelector;
}
/** Value an autoscaler tries to hold a metric at, in one of three forms. */
export interface MetricTarget {
    /**
     * Which field holds the target: `Utilization`, `Value` or `AverageValue`.
     *
     * One of `Utilization`, `Value`, `AverageValue`.
     */
    type: MetricTargetType;
    /** Target for the metric as it is. Set with type `Value`. */
    value?: QuantityValue;
    /** Target for the metric per Pod. Set with type `AverageValue`. */
    averageValue?: QuantityValue;
    /**
     * Target for the average use, in percent of requests; only for `Resource` and `ContainerResource` metrics. Set with
     * type `Utilization`.
     */
    averageUtilization?: number;
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
    currentReplicas?: number;
    /** Replicas the autoscaler last asked for, after bounds, policies and stabilization. */
    desiredReplicas: number;
    /** Metrics as last read, in the order of the spec. Empty until the first successful reading. */
    currentMetrics?: MetricStatus[];
    /**
     * Whether it can scale (`AbleToScale`), does so (`ScalingActive`) and runs into a bound (`ScalingLimited`).
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: HorizontalPodAutoscalerCondition[];
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
/** Last reading of a metric that belongs to one other object. */
export interface ObjectMetricStatus {
    /** Metric that was read, with the selector used. */
    metric: MetricIdentifier;
    /** Value that was read: as it is, or divided by the number of Pods. */
    current: MetricValueStatus;
    /** Object the metric belongs to, such as an Ingress. */
    describedObject: CrossVersionObjectReference;
}
/** Last reading of a custom metric of the Pods, averaged over them. */
export interface PodsMetricStatus {
    /** Metric that was read, with the selector used. */
    metric: MetricIdentifier;
    /** Average over the Pods, as last read. */
    current: MetricValueStatus;
}
/** Last reading of CPU or memory use, averaged over the Pods. */
export interface ResourceMetricStatus {
    /** Resource that was measured: `cpu` or `memory`. */
    name: corev1.ResourceName;
    /** Average that was read, per Pod and in percent of requests. */
    current: MetricValueStatus;
}
/** Last reading of CPU or memory use of one container of the Pods. */
export interface ContainerResourceMetricStatus {
    /** Resource that was measured: `cpu` or `memory`. */
    name: corev1.ResourceName;
    /** Average that was read, per Pod and in percent of the container's request. */
    current: MetricValueStatus;
    /** Container that was measured, in all Pods of the target. */
    container: string;
}
/** Last reading of a metric from outside the cluster. */
export interface ExternalMetricStatus {
    /** Metric that was read, with the selector used. */
    metric: MetricIdentifier;
    /** Value that was read: the sum over all series, or that sum per Pod. */
    current: MetricValueStatus;
}
/** A reading of a metric, in the forms its source provides. */
export interface MetricValueStatus {
    /** Reading of the metric as it is. Set if the target is a `Value`. */
    value?: QuantityValue;
    /** Reading divided by the number of Pods. For resource metrics set even when the target is a percentage. */
    averageValue?: QuantityValue;
    /** Average use in percent of requests; for `Resource` and `ContainerResource` metrics only. */
    averageUtilization?: number;
}
export declare const HorizontalPodAutoscalerSpec: Struct<HorizontalPodAutoscalerSpec>;
export declare const CrossVersionObjectReference: Struct<CrossVersionObjectReference>;
export declare const MetricSpec: Struct<MetricSpec>;
export declare const HorizontalPodAutoscalerBehavior: Struct<HorizontalPodAutoscalerBehavior>;
export declare const HPAScalingRules: Struct<HPAScalingRules>;
export declare const HPAScalingPolicy: Struct<HPAScalingPolicy>;
export declare const ObjectMetricSource: Struct<ObjectMetricSource>;
export declare const PodsMetricSource: Struct<PodsMetricSource>;
export declare const ResourceMetricSource: Struct<ResourceMetricSource>;
export declare const ContainerResourceMetricSource: Struct<ContainerResourceMetricSource>;
export declare const ExternalMetricSource: Struct<ExternalMetricSource>;
export declare const MetricIdentifier: Struct<MetricIdentifier>;
export declare const MetricTarget: Struct<MetricTarget>;
export declare const HorizontalPodAutoscalerStatus: Struct<HorizontalPodAutoscalerStatus>;
export declare const HorizontalPodAutoscalerCondition: Struct<HorizontalPodAutoscalerCondition>;
export declare const MetricStatus: Struct<MetricStatus>;
export declare const ObjectMetricStatus: Struct<ObjectMetricStatus>;
export declare const PodsMetricStatus: Struct<PodsMetricStatus>;
export declare const ResourceMetricStatus: Struct<ResourceMetricStatus>;
export declare const ContainerResourceMetricStatus: Struct<ContainerResourceMetricStatus>;
export declare const ExternalMetricStatus: Struct<ExternalMetricStatus>;
export declare const MetricValueStatus: Struct<MetricValueStatus>;
