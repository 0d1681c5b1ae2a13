import type { Struct } from '#engine/schema/descriptor';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** Which metric: its name and, if that is not enough, labels of its series. */
export interface MetricIdentifier {
    /** Name of the metric, such as `http_requests_per_second`. */
    name: string;
    /** Labels of the series; usually what was asked for. When unset, the name alone identifies the metric. */
    selector?: metav1.LabelSelector;
}
export declare const MetricIdentifier: Struct<MetricIdentifier>;
