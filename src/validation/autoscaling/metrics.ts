import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { MetricIdentifier, MetricSpec, MetricTarget } from '#api/autoscaling/v2/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';
import { pathSegment } from '../checks/names.ts';
import { quantityOf } from '../checks/quantities.ts';
import { checkContainerResourceName } from '../resources/resource_names.ts';
import { checkTarget } from './scale_target.ts';

/** The source of each type of metric, in the order in which the first one counts. */
const SOURCES = /* @__PURE__ */ new Map([
  ['Object', 'object'],
  ['External', 'external'],
  ['Pods', 'pods'],
  ['Resource', 'resource'],
  ['ContainerResource', 'containerResource'],
] as const);
const TYPES = ['ContainerResource', 'External', 'Object', 'Pods', 'Resource'];

/** What the number of Pods follows. */
export function checkMetrics(faults: Faults, path: Path, metrics: readonly MetricSpec[]): void {
  for (const [index, metric] of metrics.entries()) checkMetric(faults, path.index(index), metric);
}

function checkMetric(faults: Faults, path: Path, metric: MetricSpec): void {
  const type: string = metric.type ?? '';
  const expected = SOURCES.get(type as 'Object');
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
      if (value === undefined && averageValue === undefined) {
        faults.required(at.child('averageValue'), 'must set either a target value or averageValue');
      }
      break;
    case 'external':
      checkIdentifier(faults, path.child('metric'), metric.external!.metric);
      if (value === undefined && averageValue === undefined) {
        faults.required(at.child('averageValue'), 'must set either a target value for metric or a per-pod target');
      }
      if (value !== undefined && averageValue !== undefined) {
        faults.forbidden(at.child('value'), 'may not set both a target value for metric and a per-pod target');
      }
      break;
    case 'pods':
      checkIdentifier(faults, path.child('metric'), metric.pods!.metric);
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
      if (averageUtilization === undefined && averageValue === undefined) {
        faults.required(at.child('averageUtilization'), 'must set either a target raw value or a target utilization');
      }
      if (averageUtilization !== undefined && averageValue !== undefined) {
        faults.forbidden(at.child('averageValue'), 'may not set both a target raw value and a target utilization');
      }
    }
  }
  checkMetricTarget(faults, at, target ?? {});
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
