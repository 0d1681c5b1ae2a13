import type { HorizontalPodAutoscaler as AutoscalerV1 } from '#api/autoscaling/v1/zz_generated.types';
import type { MetricSpec, MetricStatus } from '#api/autoscaling/v2/zz_generated.structs';
import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, text, UNSET, type ColumnsOfKinds } from './cells.ts';
import { metricsText } from './metrics_text.ts';

type Autoscaler = AutoscalerV1 | HorizontalPodAutoscaler;

function columnsOf<T extends Autoscaler>(targets: (autoscaler: T) => string): readonly Column<T>[] {
  return [
    nameColumn,
    text<T>('Reference', ({ spec }) => `${spec?.scaleTargetRef?.kind ?? ''}/${spec?.scaleTargetRef?.name ?? ''}`),
    text<T>('Targets', targets),
    text<T>('MinPods', ({ spec }) => String(spec?.minReplicas ?? UNSET)),
    text<T>('MaxPods', ({ spec }) => spec?.maxReplicas ?? 0),
    text<T>('Replicas', ({ status }) => status?.currentReplicas ?? 0),
    ageColumn,
  ];
}

/** In percent, of an autoscaler of v1 that says nothing. */
const DEFAULT_UTILIZATION = 80;

// Differs from Go: metrics of v2 that an autoscaler of v1 carries in annotations are not read, here as elsewhere.
const v1Columns = /* @__PURE__ */ columnsOf<AutoscalerV1>(({ spec, status }) => {
  const target = spec?.targetCPUUtilizationPercentage ?? DEFAULT_UTILIZATION;
  const current = status?.currentCPUUtilizationPercentage;
  const metric: MetricSpec = {
    type: 'Resource',
    resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: target } },
  };
  const measured: MetricStatus[] =
    current === undefined
      ? []
      : [{ type: 'Resource', resource: { name: 'cpu', current: { averageUtilization: current } } }];
  return metricsText([metric], measured);
});

const v2Columns = /* @__PURE__ */ columnsOf<HorizontalPodAutoscaler>(({ spec, status }) =>
  metricsText(spec?.metrics, status?.currentMetrics),
);

/** Mirrors the printers of kube-apiserver for the group autoscaling. */
export const autoscalingColumns: ColumnsOfKinds = {
  'autoscaling/v1 HorizontalPodAutoscaler': v1Columns,
  'autoscaling/v2 HorizontalPodAutoscaler': v2Columns,
};
