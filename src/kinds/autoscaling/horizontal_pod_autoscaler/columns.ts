import type {
  MetricSpec,
  MetricStatus,
  MetricTarget,
  MetricValueStatus,
} from '#api/autoscaling/v2/zz_generated.structs';
import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import { parseQuantity } from '#apimachinery/api/resource/quantity';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import { ageColumn, NONE, nameColumn, UNKNOWN, UNSET } from '../../aspects/cells.ts';
import type { Column } from '../../aspects/column.ts';

export const horizontalPodAutoscalerColumns: readonly Column<HorizontalPodAutoscaler>[] = [
  nameColumn,
  {
    name: 'Reference',
    value: ({ spec }) => `${spec?.scaleTargetRef?.kind ?? ''}/${spec?.scaleTargetRef?.name ?? ''}`,
  },
  { name: 'Targets', value: ({ spec, status }) => metricsText(spec?.metrics, status?.currentMetrics) },
  { name: 'MinPods', value: ({ spec }) => String(spec?.minReplicas ?? UNSET) },
  { name: 'MaxPods', value: ({ spec }) => spec?.maxReplicas ?? 0 },
  { name: 'Replicas', value: ({ status }) => status?.currentReplicas ?? 0 },
  ageColumn,
];

/** Metrics that are shown. */
const MAX = 2;

/**
 * What an autoscaler measures, and its goal: `cpu: 40%/80%, memory: 1Gi/2Gi + 1 more...`. Mirrors `formatHPAMetrics` of
 * kube-apiserver.
 * @param statuses what was measured, in the order of the metrics
 */
function metricsText(specs: readonly MetricSpec[] = [], statuses: readonly MetricStatus[] = []): string {
  if (specs.length === 0) return NONE;
  const shown = specs.slice(0, MAX).map((spec, at) => metricText(spec, statuses[at]));
  return `${shown.join(', ')}${specs.length > MAX ? ` + ${specs.length - MAX} more...` : ''}`;
}

function metricText(spec: MetricSpec, status: MetricStatus | undefined): string {
  switch (spec.type) {
    case 'External':
      return single(spec.external?.target, status?.external?.current);
    case 'Object':
      return single(spec.object?.target, status?.object?.current);
    case 'Pods': {
      const current = status?.pods === undefined ? UNKNOWN : amount(status.pods.current?.averageValue);
      return `${current}/${amount(spec.pods?.target?.averageValue)}`;
    }
    case 'Resource':
      return `${spec.resource?.name ?? ''}: ${ofResource(spec.resource?.target, status?.resource)}`;
    case 'ContainerResource':
      return `${spec.containerResource?.name ?? ''}: ${ofResource(spec.containerResource?.target, status?.containerResource)}`;
    default:
      return '<unknown type>';
  }
}

/** Of one thing, or of one thing by the number of Pods. */
function single(target: MetricTarget | undefined, current: MetricValueStatus | undefined): string {
  if (target?.averageValue === undefined)
    return `${current === undefined ? UNKNOWN : amount(current.value)}/${amount(target?.value)}`;
  const average = current?.averageValue;
  return `${average === undefined ? UNKNOWN : amount(average)}/${amount(target.averageValue)} (avg)`;
}

function ofResource(
  target: MetricTarget | undefined,
  status: { readonly current: MetricValueStatus } | undefined,
): string {
  if (target?.averageValue !== undefined)
    return `${status === undefined ? UNKNOWN : amount(status.current?.averageValue)}/${amount(target.averageValue)}`;
  return `${percent(status?.current?.averageUtilization) ?? UNKNOWN}/${percent(target?.averageUtilization) ?? '<auto>'}`;
}

const percent = (value: number | undefined): string | undefined => (value === undefined ? undefined : `${value}%`);

/** As Go writes it: `<nil>` where there is none. */
const amount = (quantity: QuantityValue | undefined): string =>
  quantity === undefined ? '<nil>' : parseQuantity(quantity).toString();
