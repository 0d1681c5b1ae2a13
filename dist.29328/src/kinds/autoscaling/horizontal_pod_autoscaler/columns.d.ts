import type { HorizontalPodAutoscaler as HorizontalPodAutoscalerV1 } from '#api/autoscaling/v1/zz_generated.types';
import type { MetricSpec, MetricStatus } from '#api/autoscaling/v2/zz_generated.structs';
import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import type { Column } from '../../aspects/column.ts';
export declare const horizontalPodAutoscalerV1Columns: readonly Column<HorizontalPodAutoscalerV1>[];
export declare const horizontalPodAutoscalerColumns: readonly Column<HorizontalPodAutoscaler>[];
/**
 * What an autoscaler measures, and its goal: `cpu: 40%/80%, memory: 1Gi/2Gi + 1 more...`. Mirrors `formatHPAMetrics` of
 * kube-apiserver.
 * @param statuses what was measured, in the order of the metrics
 */
export declare function metricsText(specs?: readonly MetricSpec[], statuses?: readonly MetricStatus[]): string;
