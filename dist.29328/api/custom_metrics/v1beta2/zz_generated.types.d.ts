import { MetricIdentifier } from './zz_generated.structs.ts';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Int64 } from '#engine/schema/wire';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "custom.metrics.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface MetricValueList {
    apiVersion: 'custom.metrics.k8s.io/v1beta2';
    kind: 'MetricValueList';
    /** List metadata; usually empty. */
    metadata: metav1.ListMeta;
    /** The values, one for each object described. */
    items: MetricValue[];
}
export interface MetricValue {
    apiVersion: 'custom.metrics.k8s.io/v1beta2';
    kind: 'MetricValue';
    /** The object that the metric is about. */
    describedObject: corev1.ObjectReference;
    /** Which metric it is, by name and labels. */
    metric: MetricIdentifier;
    /** When the metric was produced. */
    timestamp: Time;
    /** Seconds over which a rate was computed, ending at `timestamp`. Unset or zero for a momentary value. */
    windowSeconds?: Int64;
    /** The value, as a quantity; fractions are written with a suffix such as `m`. */
    value: QuantityValue;
}
export interface MetricListOptions {
    apiVersion: 'custom.metrics.k8s.io/v1beta2';
    kind: 'MetricListOptions';
    /** Only of objects with these labels. Empty: of all. */
    labelSelector?: string;
    /** Only of series with these labels. Empty: of all. */
    metricLabelSelector?: string;
}
/**
 * A list of MetricValues.
 *
 * A list of MetricValue (custom.metrics.k8s.io/v1beta2).
 */
export declare const MetricValueList: ListClass<MetricValueList, MetricValue, {
    group: 'custom.metrics.k8s.io';
    version: 'v1beta2';
    apiVersion: 'custom.metrics.k8s.io/v1beta2';
    kind: 'MetricValueList';
}>;
/**
 * One metric of one object, such as the requests per second of a Pod. Read-only: adapters compute it when asked, and
 * HorizontalPodAutoscalers read it.
 *
 * MetricValue of custom.metrics.k8s.io/v1beta2.
 */
export declare const MetricValue: TypedKindClass<MetricValue, MetricValue & KindBase, {
    group: 'custom.metrics.k8s.io';
    version: 'v1beta2';
    apiVersion: 'custom.metrics.k8s.io/v1beta2';
    kind: 'MetricValue';
}>;
/**
 * Query parameters of a request for custom metrics.
 *
 * MetricListOptions of custom.metrics.k8s.io/v1beta2.
 */
export declare const MetricListOptions: TypedKindClass<MetricListOptions, MetricListOptions & KindBase, {
    group: 'custom.metrics.k8s.io';
    version: 'v1beta2';
    apiVersion: 'custom.metrics.k8s.io/v1beta2';
    kind: 'MetricListOptions';
}>;
