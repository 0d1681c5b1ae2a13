import { parseQuantity } from '#apimachinery/api/resource/quantity';
import { ageColumn, NONE, nameColumn, UNKNOWN, UNSET } from '../../aspects/cells.js';
function columnsOf(targets) {
    return [
        nameColumn,
        {
            name: 'Reference',
            value: ({ spec }) => `${spec?.scaleTargetRef?.kind ?? ''}/${spec?.scaleTargetRef?.name ?? ''}`,
        },
        { name: 'Targets', value: targets },
        { name: 'MinPods', value: ({ spec }) => String(spec?.minReplicas ?? UNSET) },
        { name: 'MaxPods', value: ({ spec }) => spec?.maxReplicas ?? 0 },
        { name: 'Replicas', value: ({ status }) => status?.currentReplicas ?? 0 },
        ageColumn,
    ];
}
/** In percent, of an autoscaler of v1 that says nothing. */
const DEFAULT_UTILIZATION = 80;
// Differs from Go: metrics of v2 that an autoscaler of v1 carries in annotations are not read, here as elsewhere.
export const horizontalPodAutoscalerV1Columns = 
/* @__PURE__ */ columnsOf(({ spec, status }) => {
    const target = spec?.targetCPUUtilizationPercentage ?? DEFAULT_UTILIZATION;
    const current = status?.currentCPUUtilizationPercentage;
    const metric = {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: target } },
    };
    const measured = current === undefined
        ? []
        : [{ type: 'Resource', resource: { name: 'cpu', current: { averageUtilization: current } } }];
    return metricsText([metric], measured);
});
export const horizontalPodAutoscalerColumns = 
/* @__PURE__ */ columnsOf(({ spec, status }) => metricsText(spec?.metrics, status?.currentMetrics));
/** Metrics that are shown. */
const MAX = 2;
/**
 * What an autoscaler measures, and its goal: `cpu: 40%/80%, memory: 1Gi/2Gi + 1 more...`. Mirrors `formatHPAMetrics` of
 * kube-apiserver.
 * @param statuses what was measured, in the order of the metrics
 */
export function metricsText(specs = [], statuses = []) {
    if (specs.length === 0)
        return NONE;
    const shown = specs.slice(0, MAX).map((spec, at) => metricText(spec, statuses[at]));
    return `${shown.join(', ')}${specs.length > MAX ? ` + ${specs.length - MAX} more...` : ''}`;
}
function metricText(spec, status) {
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
function single(target, current) {
    if (target?.averageValue === undefined)
        return `${current === undefined ? UNKNOWN : amount(current.value)}/${amount(target?.value)}`;
    const average = current?.averageValue;
    return `${average === undefined ? UNKNOWN : amount(average)}/${amount(target.averageValue)} (avg)`;
}
function ofResource(target, status) {
    if (target?.averageValue !== undefined)
        return `${status === undefined ? UNKNOWN : amount(status.current?.averageValue)}/${amount(target.averageValue)}`;
    return `${percent(status?.current?.averageUtilization) ?? UNKNOWN}/${percent(target?.averageUtilization) ?? '<auto>'}`;
}
const percent = (value) => (value === undefined ? undefined : `${value}%`);
/** As Go writes it: `<nil>` where there is none. */
const amount = (quantity) => quantity === undefined ? '<nil>' : parseQuantity(quantity).toString();
