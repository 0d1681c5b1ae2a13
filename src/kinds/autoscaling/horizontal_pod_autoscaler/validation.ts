import type { HorizontalPodAutoscaler as HorizontalPodAutoscalerV1 } from '#api/autoscaling/v1/zz_generated.types';
import type {
  HPAScalingRules,
  MetricIdentifier,
  MetricSpec,
  MetricTarget,
} from '#api/autoscaling/v2/zz_generated.structs';
import { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { pathSegment } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkNonNegativeQuantity, quantityOf } from '#src/validation/checks/quantities';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkContainerResourceName } from '../../core/resources/resource_names.ts';
import { specFromV1 } from './version.ts';

interface Bounds {
  readonly minReplicas?: number;
  readonly maxReplicas?: number;
  readonly scaleTargetRef?: ScaleTarget;
}

/** An autoscaler of v1 is judged as the one of v2 that the server makes of it. */
export function checkHorizontalPodAutoscalerV1(faults: Faults, autoscaler: HorizontalPodAutoscalerV1): void {
  const { metadata } = autoscaler;
  checkHorizontalPodAutoscaler(faults, new HorizontalPodAutoscaler({ metadata, spec: specFromV1(autoscaler) }));
}

export function checkHorizontalPodAutoscaler(faults: Faults, { metadata, spec }: HorizontalPodAutoscaler): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  const types: readonly string[] = (spec?.metrics ?? []).map(({ type }) => type);
  checkBounds(faults, path, spec ?? {}, types.includes('Object') || types.includes('External'));
  checkMetrics(faults, path.child('metrics'), spec?.metrics ?? []);
  for (const name of ['scaleUp', 'scaleDown'] as const) {
    const rules = spec?.behavior?.[name];
    if (rules !== undefined) checkScaling(faults, path.child('behavior', name), rules);
  }
}

function checkBounds(
  faults: Faults,
  path: Path,
  { minReplicas = 1, maxReplicas = 0, scaleTargetRef = {} }: Bounds,
  mayBeZero: boolean,
): void {
  const max = path.child('maxReplicas');
  faults.declared.nonNegative(path.child('minReplicas'), minReplicas);
  if (maxReplicas === 0) faults.declared.required(max);
  else if (maxReplicas < 0) faults.declared.invalid(max, maxReplicas, 'must be greater than or equal to 1');
  if (minReplicas === 0 && !mayBeZero) {
    faults.forbidden(
      path.child('metrics'),
      'must specify at least one Object or External metric to support scaling to zero replicas',
    );
  }
  if (maxReplicas < minReplicas) faults.invalid(max, maxReplicas, 'must be greater than or equal to `minReplicas`');
  checkTarget(faults, path.child('scaleTargetRef'), scaleTargetRef, scaleTargetRef.kind === 'ReplicationController');
}

const MAX_WINDOW = 3600;

const MAX_PERIOD = 1800;

function checkScaling(faults: Faults, path: Path, rules: HPAScalingRules): void {
  const { stabilizationWindowSeconds: window, selectPolicy, policies, tolerance } = rules;
  const at = path.child('stabilizationWindowSeconds');
  if (window !== undefined && window < 0) faults.invalid(at, window, 'must be greater than or equal to zero');
  if (window !== undefined && window > MAX_WINDOW)
    faults.invalid(at, window, `must be less than or equal to ${MAX_WINDOW}`);
  faults.oneOf(path.child('selectPolicy'), selectPolicy, ['Disabled', 'Max', 'Min']);
  // Left out, there are policies by default.
  if (policies?.length === 0) faults.required(path.child('policies'), 'must specify at least one Policy');
  for (const [index, { type = '', value = 0, periodSeconds = 0 }] of (policies ?? []).entries()) {
    const policy = path.child('policies').index(index);
    faults.oneOf(policy.child('type'), type, ['Percent', 'Pods']);
    if (value <= 0) faults.invalid(policy.child('value'), value, 'must be greater than zero');
    const period = policy.child('periodSeconds');
    if (periodSeconds <= 0) faults.invalid(period, periodSeconds, 'must be greater than zero');
    if (periodSeconds > MAX_PERIOD)
      faults.invalid(period, periodSeconds, `must be less than or equal to ${MAX_PERIOD}`);
  }
  if (tolerance !== undefined) checkNonNegativeQuantity(faults, path.child('tolerance'), quantityOf(tolerance));
}

/** An object of any kind that can be scaled or measured. */
export interface ScaleTarget {
  readonly kind?: string;
  readonly name?: string;
  readonly apiVersion?: string;
}

/** @param core whether the object may be one of the core group */
export function checkTarget(
  faults: Faults,
  path: Path,
  { kind, name, apiVersion = '' }: ScaleTarget,
  core: boolean,
): void {
  faults.named(path.child('kind'), kind, pathSegment);
  faults.named(path.child('name'), name, pathSegment);
  if (apiVersion.split('/').length > 2)
    faults.invalid(path.child('apiVersion'), apiVersion, `unexpected GroupVersion string: ${apiVersion}`);
  else if (!core && !apiVersion.includes('/'))
    faults.invalid(path.child('apiVersion'), apiVersion, 'apiVersion must specify API group');
}

/** The source of each type of metric, in the order in which the first one counts. */
const SOURCES: ReadonlyMap<string, SourceName> = /* @__PURE__ */ new Map([
  ['Object', 'object'],
  ['External', 'external'],
  ['Pods', 'pods'],
  ['Resource', 'resource'],
  ['ContainerResource', 'containerResource'],
]);

const TYPES = ['ContainerResource', 'External', 'Object', 'Pods', 'Resource'];

/** What the number of Pods follows. */
function checkMetrics(faults: Faults, path: Path, metrics: readonly MetricSpec[]): void {
  for (const [index, metric] of metrics.entries()) checkMetric(faults, path.index(index), metric);
}

function checkMetric(faults: Faults, path: Path, metric: MetricSpec): void {
  const type: string = metric.type ?? '';
  const expected = SOURCES.get(type);
  const given = [...SOURCES.values()].filter((name) => metric[name] !== undefined);
  if (type === '') faults.required(path.child('type'), 'must specify a metric source type');
  if (expected === undefined) faults.unsupported(path.child('type'), type, TYPES);
  if (given[0] !== undefined) checkSource(faults, path.child(given[0]), given[0], metric);
  if (expected !== undefined && !given.includes(expected)) {
    faults.required(path.child(expected), 'must populate information for the given metric source');
  }
  if (given.length === 1) return;
  for (const name of given)
    if (name !== expected) faults.forbidden(path.child(name), 'must populate the given metric source only');
}

type SourceName = 'object' | 'external' | 'pods' | 'resource' | 'containerResource';

function checkSource(faults: Faults, path: Path, name: SourceName, metric: MetricSpec): void {
  const { target } = metric[name]!;
  const { value, averageValue, averageUtilization } = target ?? {};
  const at = path.child('target');
  switch (name) {
    case 'object':
      checkTarget(faults, path.child('describedObject'), metric.object!.describedObject ?? {}, true);
      checkIdentifier(faults, path.child('metric'), metric.object!.metric);
      checkMetricTarget(faults, at, target ?? {});
      if (value === undefined && averageValue === undefined) {
        faults.required(at.child('averageValue'), 'must set either a target value or averageValue');
      }
      break;
    case 'external':
      checkIdentifier(faults, path.child('metric'), metric.external!.metric);
      checkMetricTarget(faults, at, target ?? {});
      if (value === undefined && averageValue === undefined) {
        faults.required(at.child('averageValue'), 'must set either a target value for metric or a per-pod target');
      }
      if (value !== undefined && averageValue !== undefined) {
        faults.forbidden(at.child('value'), 'may not set both a target value for metric and a per-pod target');
      }
      break;
    case 'pods':
      checkIdentifier(faults, path.child('metric'), metric.pods!.metric);
      checkMetricTarget(faults, at, target ?? {});
      if (averageValue === undefined)
        faults.required(at.child('averageValue'), 'must specify a positive target averageValue');
      break;
    default: {
      const source = metric[name]!;
      faults.present(path.child('name'), source.name, 'must specify a resource name');
      if ('container' in source || name === 'containerResource') {
        if (source.name) checkContainerResourceName(faults, path.child('name'), source.name);
        const { container } = source as { readonly container?: string };
        faults.named(path.child('container'), container, isDNS1123Label, 'must specify a container');
      }
      checkMetricTarget(faults, at, target ?? {});
      if (averageUtilization === undefined && averageValue === undefined) {
        faults.required(at.child('averageUtilization'), 'must set either a target raw value or a target utilization');
      }
      if (averageUtilization !== undefined && averageValue !== undefined) {
        faults.forbidden(at.child('averageValue'), 'may not set both a target raw value and a target utilization');
      }
    }
  }
}

function checkIdentifier(faults: Faults, path: Path, metric: MetricIdentifier | undefined): void {
  faults.named(path.child('name'), metric?.name, pathSegment, 'must specify a metric name');
}

function checkMetricTarget(faults: Faults, path: Path, target: Partial<MetricTarget>): void {
  const { averageUtilization } = target;
  const type: string = target.type ?? '';
  if (type === '') faults.required(path.child('type'), 'must specify a metric target type');
  if (!['Utilization', 'Value', 'AverageValue'].includes(type)) {
    faults.invalid(path.child('type'), type, 'must be either Utilization, Value, or AverageValue');
  }
  for (const name of ['value', 'averageValue'] as const) {
    const amount = target[name];
    if (amount !== undefined && quantityOf(amount).sign() !== 1)
      faults.invalid(path.child(name), amount, 'must be positive');
  }
  if (averageUtilization !== undefined && averageUtilization < 1) {
    faults.invalid(path.child('averageUtilization'), averageUtilization, 'must be greater than 0');
  }
}

/** Mirrors `ValidateHorizontalPodAutoscalerStatusUpdate` of kube-apiserver. */
function checkAutoscalerStatusUpdate(
  faults: Faults,
  { status }: Pick<HorizontalPodAutoscaler, 'metadata' | 'status'>,
): void {
  for (const [index, { observedGeneration }] of (status?.conditions ?? []).entries())
    faults.nonNegative(newPath('status', 'conditions').index(index).child('observedGeneration'), observedGeneration);
  for (const name of ['currentReplicas', 'desiredReplicas'] as const)
    faults.nonNegative(newPath('status', name), status?.[name]);
}

export const horizontalPodAutoscalerUpdateValidation: UpdateValidation<HorizontalPodAutoscaler> = {
  subresources: { status: checkAutoscalerStatusUpdate },
};

/** {@link horizontalPodAutoscalerValidation} for v1. */
export const horizontalPodAutoscalerV1UpdateValidation: UpdateValidation<HorizontalPodAutoscalerV1> = {
  subresources: { status: checkAutoscalerStatusUpdate },
};
