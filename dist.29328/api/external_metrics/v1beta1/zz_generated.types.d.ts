import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Int64 } from '#engine/schema/wire';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "external.metrics.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface ExternalMetricValueList {
    apiVersion: 'external.metrics.k8s.io/v1beta1';
    kind: 'ExternalMetricValueList';
    /** List metadata; usually empty. */
    metadata: metav1.ListMeta;
    /** The values, one for each series that matches. */
    items: ExternalMetricValue[];
}
export interface ExternalMetricValue {
    apiVersion: 'external.metrics.k8s.io/v1beta1';
    kind: 'ExternalMetricValue';
    /** Name of the metric. */
    metricName: string;
    /** Labels that tell this series from the metric's others. */
    metricLabels: {
        [key: string]: string;
    };
    /** When the metric was produced. */
    timestamp: Time;
    /** Seconds over which a rate was computed, ending at `timestamp`. Unset or zero for a momentary value. */
    window?: Int64;
    /** The value, as a quantity; fractions are written with a suffix such as `m`. */
    value: QuantityValue;
}
/**
 * A list of ExternalMetricValues.
 *
 * A list of ExternalMetricValue (external.metrics.k8s.io/v1beta1).
 */
export declare const ExternalMetricValueList: ListClass<ExternalMetricValueList, ExternalMetricValue, {
    group: 'external.metrics.k8s.io';
    version: 'v1beta1';
    apiVersion: 'external.metrics.k8s.io/v1beta1';
    kind: 'ExternalMetricValueList';
}>;
/**
 * One series of a metric from outside the cluster, such as the length of a queue at a cloud provider. Read-only:
 * adapters compute it when asked.
 *
 * ExternalMetricValue of external.metrics.k8s.io/v1beta1.
 */
export declare const ExternalMetricValue: TypedKindClass<ExternalMetricValue, ExternalMetricValue & KindBase, {
    group: 'external.metrics.k8s.io';
    version: 'v1beta1';
    apiVersion: 'external.metrics.k8s.io/v1beta1';
    kind: 'ExternalMetricValue';
}>;
