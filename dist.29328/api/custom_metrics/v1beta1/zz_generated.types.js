import { TypedListBase } from '#apimachinery/apis/meta/v1/list';
import { addToGroupVersion } from '#apimachinery/apis/meta/v1/register';
import { TypedKindBase } from '#apimachinery/runtime/kind_base';
import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.js';
/** The API group. */
export const groupName = 'custom.metrics.k8s.io';
export const schemeGroupVersion = { group: groupName, version: 'v1beta1' };
/** Adds every Kind of this package to a Scheme. */
export function addToScheme(scheme) {
    scheme.addKnownTypesWithNames(schemeGroupVersion, kinds);
    addToGroupVersion(scheme, schemeGroupVersion);
}
/**
 * A list of MetricValues.
 *
 * A list of MetricValue (custom.metrics.k8s.io/v1beta1).
 */
export const MetricValueList = class extends TypedListBase {
    static get facts() {
        return {
            type: 'k8s.io/metrics/pkg/apis/custom_metrics/v1beta1.MetricValueList',
            group: 'custom.metrics.k8s.io',
            version: 'v1beta1',
            apiVersion: 'custom.metrics.k8s.io/v1beta1',
            kind: 'MetricValueList',
        };
    }
    static get fields() {
        return [
            ['', metav1.TypeMeta, 32],
            ['metadata', metav1.ListMeta, 8],
            ['items', MetricValue, 1],
        ];
    }
};
/**
 * One metric of one object, such as the requests per second of a Pod. Read-only: adapters compute it when asked, and
 * HorizontalPodAutoscalers read it.
 *
 * MetricValue of custom.metrics.k8s.io/v1beta1.
 */
export const MetricValue = class extends TypedKindBase {
    static get facts() {
        return {
            type: 'k8s.io/metrics/pkg/apis/custom_metrics/v1beta1.MetricValue',
            group: 'custom.metrics.k8s.io',
            version: 'v1beta1',
            apiVersion: 'custom.metrics.k8s.io/v1beta1',
            kind: 'MetricValue',
        };
    }
    static get fields() {
        return [
            ['', metav1.TypeMeta, 32],
            ['describedObject', corev1.ObjectReference, 0],
            ['metricName', 'string', 0],
            ['timestamp', '@v1.Time', 0],
            ['window', 'int64', 12],
            ['value', '@resource.Quantity', 0],
            ['selector', metav1.LabelSelector, 4],
        ];
    }
};
/**
 * Query parameters of a request for custom metrics.
 *
 * MetricListOptions of custom.metrics.k8s.io/v1beta1.
 */
export const MetricListOptions = class extends TypedKindBase {
    static get facts() {
        return {
            type: 'k8s.io/metrics/pkg/apis/custom_metrics/v1beta1.MetricListOptions',
            group: 'custom.metrics.k8s.io',
            version: 'v1beta1',
            apiVersion: 'custom.metrics.k8s.io/v1beta1',
            kind: 'MetricListOptions',
        };
    }
    static get fields() {
        return [
            ['', metav1.TypeMeta, 32],
            ['labelSelector', 'string', 8],
            ['metricLabelSelector', 'string', 8],
        ];
    }
};
const kinds = { MetricValueList, MetricValue, MetricListOptions };
