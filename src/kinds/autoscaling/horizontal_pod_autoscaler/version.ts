import {
  HorizontalPodAutoscalerCondition,
  MetricSpec as MetricSpecV1,
  MetricStatus as MetricStatusV1,
} from '#api/autoscaling/v1/zz_generated.structs';
import { HorizontalPodAutoscaler as HorizontalPodAutoscalerV1 } from '#api/autoscaling/v1/zz_generated.types';
import type { MetricSpec, MetricStatus } from '#api/autoscaling/v2/zz_generated.structs';
import { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import { parseQuantity } from '#apimachinery/api/resource/quantity';
import { scalarSyntaxes, scalars } from '#apimachinery/apis/meta/v1/scalars';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { canonicalJSON } from '#engine/json/canonical';
import { parseJSON } from '#engine/json/parse';
import { LIST, POINTER, type Struct } from '#engine/schema/descriptor';
import { inKnownFields, verify } from '#engine/verbs/verify';
import type { OtherVersion } from '../../aspects/other_version.ts';

const METRICS = 'autoscaling.alpha.kubernetes.io/metrics';
const CURRENT_METRICS = 'autoscaling.alpha.kubernetes.io/current-metrics';
const CONDITIONS = 'autoscaling.alpha.kubernetes.io/conditions';
const BEHAVIOR = 'autoscaling.alpha.kubernetes.io/behavior';

/** What the annotations of v1 hold, nobody sees in v2. The last two are of older releases. */
const ANNOTATIONS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  METRICS,
  CURRENT_METRICS,
  CONDITIONS,
  BEHAVIOR,
  'autoscaling.alpha.kubernetes.io/scale-down-tolerance',
  'autoscaling.alpha.kubernetes.io/scale-up-tolerance',
]);

/** In percent, of an autoscaler of v1 that names no metrics. */
const DEFAULT_CPU_UTILIZATION = 80;

/** Autoscalers of v1 are those of v2: what they have no fields for is in annotations. */
export const horizontalPodAutoscalerVersion: OtherVersion<HorizontalPodAutoscalerV1, HorizontalPodAutoscaler> = {
  kind: HorizontalPodAutoscalerV1,
  stored: HorizontalPodAutoscaler,
  toStored(autoscaler, stored) {
    const metadata = withAnnotations(autoscaler.metadata, {});
    Object.assign(stored, { metadata, spec: specFromV1(autoscaler), status: statusFromV1(autoscaler) });
  },
  fromStored({ metadata, spec, status }, autoscaler) {
    const { metrics = [], behavior, ...rest } = spec ?? {};
    const { currentMetrics = [], conditions = [], ...restOfStatus } = status ?? {};
    const others = metrics.filter((metric) => utilizationOf(metric) === undefined);
    Object.assign(autoscaler, {
      metadata: withAnnotations(metadata, {
        [METRICS]: writeAnnotation(
          MetricSpecV1,
          others.map((each) => metricToV1(each, METRIC_SPECS)),
        ),
        [CURRENT_METRICS]: writeAnnotation(
          MetricStatusV1,
          currentMetrics.map((each) => metricToV1(each, METRIC_STATUSES)),
        ),
        [BEHAVIOR]:
          behavior &&
          canonicalJSON(
            Behavior,
            renamed(behavior, (name) => name.toUpperCase()),
            { scalars },
          ),
        [CONDITIONS]: writeAnnotation(HorizontalPodAutoscalerCondition, conditions),
      }),
      spec: defined({
        ...rest,
        targetCPUUtilizationPercentage: metrics.map(utilizationOf).find((each) => each !== undefined),
      }),
      status: defined({
        ...restOfStatus,
        currentCPUUtilizationPercentage: currentMetrics
          .filter(({ type, resource }) => type === 'Resource' && resource?.name === 'cpu')
          .map(({ resource }) => resource?.current?.averageUtilization)
          .findLast((each) => each !== undefined),
      }),
    });
  },
};

/** What an autoscaler of v1 says, as one of v2 says it. */
export function specFromV1({ metadata, spec: given }: HorizontalPodAutoscalerV1): HorizontalPodAutoscaler['spec'] {
  const { annotations = {} } = metadata;
  const { targetCPUUtilizationPercentage: utilization, ...rest } = given ?? {};
  const metrics = [
    ...(readAnnotation(MetricSpecV1, annotations[METRICS]) ?? []).map(metricSpec),
    ...(utilization === undefined ? [] : [cpuMetric(utilization)]),
  ];
  const behavior = readBehavior(annotations[BEHAVIOR]);
  const spec = { ...rest, metrics: metrics.length > 0 ? metrics : [cpuMetric(DEFAULT_CPU_UTILIZATION)] };
  return behavior ? Object.assign(spec, { behavior }) : spec;
}

function statusFromV1({ metadata, status }: HorizontalPodAutoscalerV1): object {
  const { annotations = {} } = metadata;
  const { currentCPUUtilizationPercentage: averageUtilization, ...rest } = status ?? {};
  const currentMetrics =
    readAnnotation(MetricStatusV1, annotations[CURRENT_METRICS])?.map(metricStatus) ??
    (averageUtilization === undefined
      ? undefined
      : [{ type: 'Resource', resource: { name: 'cpu', current: { averageUtilization } } }]);
  const conditions = readAnnotation(HorizontalPodAutoscalerCondition, annotations[CONDITIONS]);
  return { ...rest, ...(currentMetrics && { currentMetrics }), ...(conditions && { conditions }) };
}

const cpuMetric = (averageUtilization: number): MetricSpec => ({
  type: 'Resource',
  resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization } },
});

/** What v1 has a field for. */
function utilizationOf({ type, resource }: MetricSpec): number | undefined {
  return type === 'Resource' && resource?.name === 'cpu' ? resource.target?.averageUtilization : undefined;
}

/** Fields of a metric of v1, where v2 has them, and what they are when v1 can't leave them out. */
type Fields = readonly (readonly [name: string, path: string, zero?: '0'])[];

/** By the source of the metric. */
type Sources = Readonly<Record<string, Fields>>;

const RESOURCE_SPEC: Fields = [
  ['name', 'name'],
  ['container', 'container'],
  ['targetAverageUtilization', 'target.averageUtilization'],
  ['targetAverageValue', 'target.averageValue'],
];
const METRIC_SPECS: Sources = {
  object: [
    ['target', 'describedObject'],
    ['metricName', 'metric.name'],
    ['targetValue', 'target.value', '0'],
    ['selector', 'metric.selector'],
    ['averageValue', 'target.averageValue'],
  ],
  pods: [
    ['metricName', 'metric.name'],
    ['targetAverageValue', 'target.averageValue', '0'],
    ['selector', 'metric.selector'],
  ],
  resource: RESOURCE_SPEC,
  containerResource: RESOURCE_SPEC,
  external: [
    ['metricName', 'metric.name'],
    ['metricSelector', 'metric.selector'],
    ['targetValue', 'target.value'],
    ['targetAverageValue', 'target.averageValue'],
  ],
};

const RESOURCE_STATUS: Fields = [
  ['name', 'name'],
  ['container', 'container'],
  ['currentAverageUtilization', 'current.averageUtilization'],
  ['currentAverageValue', 'current.averageValue', '0'],
];
const METRIC_STATUSES: Sources = {
  object: [
    ['target', 'describedObject'],
    ['metricName', 'metric.name'],
    ['currentValue', 'current.value', '0'],
    ['selector', 'metric.selector'],
    ['averageValue', 'current.averageValue'],
  ],
  pods: [
    ['metricName', 'metric.name'],
    ['currentAverageValue', 'current.averageValue', '0'],
    ['selector', 'metric.selector'],
  ],
  resource: RESOURCE_STATUS,
  containerResource: RESOURCE_STATUS,
  external: [
    ['metricName', 'metric.name'],
    ['metricSelector', 'metric.selector'],
    ['currentValue', 'current.value', '0'],
    ['currentAverageValue', 'current.averageValue'],
  ],
};

/** A metric in v2. */
function metricFromV1<T extends object>(metric: object, sources: Sources, out: T): T {
  for (const [source, given] of Object.entries(defined(metric))) {
    const fields = sources[source];
    if (fields === undefined) {
      Reflect.set(out, source, given);
      continue;
    }
    const parts: Record<string, Record<string, unknown>> = {};
    Reflect.set(out, source, parts);
    for (const [name, path, zero] of fields) {
      const value: unknown = given[name] ?? zero;
      if (value === undefined) continue;
      const [part = '', member] = path.split('.');
      if (member === undefined) Reflect.set(parts, path, value);
      else (parts[part] ??= {})[member] = value;
    }
  }
  return out;
}

/** A metric in v1. */
function metricToV1(metric: object, sources: Sources): object {
  return Object.fromEntries(
    Object.entries(defined(metric)).map(([source, given]) => [
      source,
      sources[source]
        ? Object.fromEntries(
            sources[source].map(([name, path]) => [
              name,
              path.split('.').reduce((part, member) => part?.[member], given),
            ]),
          )
        : given,
    ]),
  );
}

function metricSpec(given: MetricSpecV1): MetricSpec {
  const metric = metricFromV1<MetricSpec>(given, METRIC_SPECS, { type: given.type });
  const { object, pods, resource, containerResource, external } = metric;
  for (const source of [object, pods, resource, containerResource, external]) {
    if (source === undefined) continue;
    const { averageUtilization, value, averageValue } = (source.target ??= { type: 'AverageValue' });
    // Of an object v1 can't leave out the value.
    if (source === object && averageValue !== undefined && parseQuantity(value ?? '0').isZero())
      delete source.target.value;
    if (averageUtilization !== undefined && (source === resource || source === containerResource))
      source.target.type = 'Utilization';
    else
      source.target.type =
        value !== undefined && (source === external || averageValue === undefined) ? 'Value' : 'AverageValue';
  }
  return metric;
}

const metricStatus = (given: MetricStatusV1): MetricStatus =>
  metricFromV1<MetricStatus>(given, METRIC_STATUSES, { type: given.type });

/** The metadata with other annotations in place of those that stand for fields. */
function withAnnotations(
  { annotations, ...rest }: ObjectMeta,
  added: Readonly<Record<string, string | undefined>>,
): object {
  const kept = Object.entries(defined(annotations ?? {})).filter(([name]) => !ANNOTATIONS.has(name));
  const all = [...kept, ...Object.entries(added).filter(([, text]) => text !== undefined)];
  return { ...rest, ...(all.length > 0 && { annotations: Object.fromEntries(all) }) };
}

/** As Go writes a list into an annotation; nothing for an empty one. */
function writeAnnotation(struct: Struct, values: readonly object[]): string | undefined {
  if (values.length === 0) return undefined;
  return `[${values.map((each) => canonicalJSON(struct, each, { scalars })).join(',')}]`;
}

/** The list in an annotation; nothing when it is none that Go could read. */
function readAnnotation<T>(struct: Struct<T>, text: string | undefined): T[] | undefined {
  const list: Struct<{ items?: T[] }> = { type: struct.type, fields: [['items', struct, LIST]] };
  const read = text === undefined ? undefined : readJSON(list, `{"items":${text}}`, text);
  return read && (read.items ?? []);
}

function readBehavior(text: string | undefined): object | undefined {
  const behavior = text === undefined ? undefined : readJSON(Behavior, text, text);
  if (!behavior || Object.keys(behavior).length === 0) return undefined;
  return renamed(behavior, (name) => name.toLowerCase());
}

/** @param part what must be JSON on its own */
function readJSON<T extends object>(struct: Struct<T>, text: string, part: string): T | undefined {
  try {
    JSON.parse(part);
    const read = verify(struct, inKnownFields(struct, parseJSON(text).value), { scalars: scalarSyntaxes });
    return read.faults.length > 0 ? undefined : (read.value as T);
  } catch {
    return undefined;
  }
}

/** Behavior is written as Go has it in memory: with the names of Go's fields. */
const Behavior: Struct<object> = {
  type: 'k8s.io/kubernetes/pkg/apis/autoscaling.HorizontalPodAutoscalerBehavior',
  get fields() {
    return [
      ['ScaleUp', ScalingRules, POINTER],
      ['ScaleDown', ScalingRules, POINTER],
    ] as const;
  },
};
const ScalingRules: Struct = {
  type: 'k8s.io/kubernetes/pkg/apis/autoscaling.HPAScalingRules',
  get fields() {
    return [
      ['StabilizationWindowSeconds', 'int32', POINTER],
      ['SelectPolicy', 'autoscaling.ScalingPolicySelect', POINTER],
      ['Policies', ScalingPolicy, LIST],
      ['Tolerance', '@resource.Quantity', POINTER],
    ] as const;
  },
};
const ScalingPolicy: Struct = {
  type: 'k8s.io/kubernetes/pkg/apis/autoscaling.HPAScalingPolicy',
  fields: [
    ['Type', 'autoscaling.HPAScalingPolicyType', 0],
    ['Value', 'int32', 0],
    ['PeriodSeconds', 'int32', 0],
  ],
};

/** With other first letters of all names. */
function renamed(value: object, letter: (name: string) => string): object {
  const inside = (each: unknown): unknown => (typeof each === 'object' && each !== null ? renamed(each, letter) : each);
  if (Array.isArray(value)) return value.map(inside);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [letter(name.slice(0, 1)) + name.slice(1), inside(member)]),
  );
}

/** Without what is undefined. */
function defined(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
