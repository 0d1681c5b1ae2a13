import { TypedListBase } from '#apimachinery/apis/meta/v1/list';
import { addToGroupVersion } from '#apimachinery/apis/meta/v1/register';
import { TypedKindBase } from '#apimachinery/runtime/kind_base';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.js';
/** The API group. */
export const groupName = 'external.metrics.k8s.io';
export const schemeGroupVersion = { group: groupName, version: 'v1beta1' };
/** Adds every Kind of this package to a Scheme. */
export function addToScheme(scheme) {
    scheme.addKnownTypesWithNames(schemeGroupVersion, kinds);
    addToGroupVersion(scheme, schemeGroupVersion);
}
/**
 * A list of ExternalMetricValues.
 *
 * A list of ExternalMetricValue (external.metrics.k8s.io/v1beta1).
 */
export const ExternalMetricValueList = class extends TypedListBase {
    static get facts() {
        return {
            type: 'k8s.io/metrics/pkg/apis/external_metrics/v1beta1.ExternalMetricValueList',
            group: 'external.metrics.k8s.io',
            version: 'v1beta1',
            apiVersion: 'external.metrics.k8s.io/v1beta1',
            kind: 'ExternalMetricValueList',
        };
    }
    static get fields() {
        return [
            ['', metav1.TypeMeta, 32],
            ['metadata', metav1.ListMeta, 8],
            ['items', ExternalMetricValue, 1],
        ];
    }
};
/**
 * One series of a metric from outside the cluster, such as the length of a queue at a cloud provider. Read-only:
 * adapters compute it when asked.
 *
 * ExternalMetricValue of external.metrics.k8s.io/v1beta1.
 */
export const ExternalMetricValue = class extends TypedKindBase {
    static get facts() {
        return {
            type: 'k8s.io/metrics/pkg/apis/external_metrics/v1beta1.ExternalMetricValue',
            group: 'external.metrics.k8s.io',
            version: 'v1beta1',
            apiVersion: 'external.metrics.k8s.io/v1beta1',
            kind: 'ExternalMetricValue',
        };
    }
    static get fields() {
        return [
            ['', metav1.TypeMeta, 32],
            ['metricName', 'string', 0],
            ['metricLabels', 'string', 2],
            ['timestamp', '@v1.Time', 0],
            ['window', 'int64', 12],
            ['value', '@resource.Quantity', 0],
        ];
    }
};
const kinds = { ExternalMetricValueList, ExternalMetricValue };
