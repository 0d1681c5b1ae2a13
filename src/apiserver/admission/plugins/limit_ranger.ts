import { podLimits, podRequests } from '#api/core/v1/pod_resources';
import type { Resources } from '#api/core/v1/resource_list';
import type { Container, LimitRangeItem } from '#api/core/v1/zz_generated.structs';
import { LimitRange, PersistentVolumeClaim, Pod } from '#api/core/v1/zz_generated.types';
import type { Quantity } from '#apimachinery/api/resource/quantity';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import { MaxMilliValue, Milli } from '#apimachinery/api/resource/scale';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { getOwn } from '#engine/json/own_property';
import {
  type AdmissionPlugin,
  type Attributes,
  changeObject,
  type HostedAdmission,
  isAbout,
  metadataOf,
  newForbidden,
  ofKind,
  quantityOf,
} from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

const ANNOTATION = 'kubernetes.io/limit-ranger';

/** Gives containers the requests and limits of the LimitRanges of their namespace, and refuses what is not within them. */
export const limitRanger: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    return {
      name: 'LimitRanger',
      handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
      async admit(attributes) {
        if (!isAboutPod(attributes)) return;
        for (const range of await stored.all(LimitRange, attributes.namespace)) giveDefaults(attributes, range);
      },
      async validate(attributes) {
        if (!isAboutPod(attributes) && !isAbout(attributes, '', 'persistentvolumeclaims')) return;
        if (metadataOf(attributes.oldObject).isBeingDeleted) return;
        for (const range of await stored.all(LimitRange, attributes.namespace)) {
          const failure = newAggregate((range.spec?.limits ?? []).flatMap((limit) => faultsOf(attributes, limit)));
          if (failure !== undefined) throw newForbidden(attributes, failure);
        }
      },
    };
  },
};

/** The resources of a Pod that is there change by `resize` alone. */
function isAboutPod(attributes: Attributes): boolean {
  if (metadataOf(attributes.oldObject).isBeingDeleted) return false;
  return isAbout(attributes, '', 'pods', [attributes.operation === 'CREATE' ? '' : 'resize']);
}

function giveDefaults(attributes: Attributes, { spec }: LimitRange): void {
  const limits = (spec?.limits ?? []).filter(({ type }) => type === 'Container');
  const defaults = {
    requests: Object.assign({}, ...limits.map(({ defaultRequest }) => defaultRequest ?? {})),
    limits: Object.assign({}, ...limits.map((limit) => limit.default ?? {})),
  };
  const { spec: pod } = ofKind(Pod, attributes.object) ?? {};
  const given = [
    ...(pod?.containers ?? []).flatMap((container) => missingOf(container, 'container', defaults)),
    ...(pod?.initContainers ?? []).flatMap((container) => missingOf(container, 'init container', defaults)),
  ];
  if (given.length === 0) return;
  changeObject(attributes, Pod, ({ metadata, spec: changed }) => {
    metadata.annotations = { ...metadata.annotations, [ANNOTATION]: `LimitRanger plugin set: ${given.join('; ')}` };
    for (const container of [...(changed?.containers ?? []), ...(changed?.initContainers ?? [])]) {
      const { requests, limits: own } = container.resources ?? {};
      container.resources = {
        ...container.resources,
        ...withEntries('limits', { ...defaults.limits, ...own }),
        ...withEntries('requests', { ...defaults.requests, ...requests }),
      };
    }
  });
}

interface Defaults {
  readonly requests: Readonly<Record<string, QuantityValue>>;
  readonly limits: Readonly<Record<string, QuantityValue>>;
}

const withEntries = (name: string, map: object): object => (Object.keys(map).length > 0 ? { [name]: map } : {});

/** `cpu, memory request for container a`, and the limits. */
function missingOf({ name, resources }: Container, what: string, defaults: Defaults): string[] {
  return (['requests', 'limits'] as const).flatMap((list) => {
    const missing = Object.keys(defaults[list]).filter((resource) => getOwn(resources?.[list], resource) === undefined);
    return missing.length === 0 ? [] : [`${missing.sort().join(', ')} ${list.slice(0, -1)} for ${what} ${name}`];
  });
}

function faultsOf({ object }: Attributes, limit: LimitRangeItem): Error[] {
  const pod = ofKind(Pod, object);
  if (pod !== undefined && limit.type === 'Container')
    return [...(pod.spec?.containers ?? []), ...(pod.spec?.initContainers ?? [])].flatMap(({ resources }) =>
      boundFaults(limit, resources?.requests, resources?.limits),
    );
  if (pod !== undefined && limit.type === 'Pod') {
    const options = { excludeOverhead: true };
    return boundFaults(limit, podRequests(pod, options), podLimits(pod, options));
  }
  const claim = ofKind(PersistentVolumeClaim, object);
  if (claim === undefined || limit.type !== 'PersistentVolumeClaim') return [];
  const requests = claim.spec?.resources?.requests;
  return [
    ...each(limit.min, (name, min) => tooLittle(limit, name, min, requests, undefined)),
    ...each(limit.max, (name, max) => tooMuchRequested(limit, name, max, requests)),
  ];
}

function boundFaults(limit: LimitRangeItem, requests: Resources, limits: Resources): Error[] {
  return [
    ...each(limit.min, (name, min) => tooLittle(limit, name, min, requests, limits)),
    ...each(limit.max, (name, max) => tooMuch(limit, name, max, requests, limits)),
    ...each(limit.maxLimitRequestRatio, (name, ratio) => tooFarApart(limit, name, ratio, requests, limits)),
  ];
}

function each(bounds: Resources, check: (name: string, bound: Quantity) => string | undefined): Error[] {
  return Object.entries(bounds ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, bound]) => {
      const fault = bound === undefined || bound === null ? undefined : check(name, quantityOf(bound));
      return fault === undefined ? [] : [new Error(fault)];
    });
}

function amountOf(list: Resources, name: string): Quantity | undefined {
  const amount = getOwn(list, name);
  return amount === undefined || amount === null ? undefined : quantityOf(amount);
}

type Bounded = Pick<LimitRangeItem, 'type'>;

function tooLittle(
  { type }: Bounded,
  name: string,
  min: Quantity,
  requests: Resources,
  limits: Resources,
): string | undefined {
  const [request, limit] = [amountOf(requests, name), amountOf(limits, name)];
  const begin = `minimum ${name} usage per ${type} is ${min}`;
  if (request === undefined) return `${begin}.  No request is specified`;
  if (isLess(request, min)) return `${begin}, but request is ${request}`;
  return limit !== undefined && isLess(limit, min) ? `${begin}, but limit is ${limit}` : undefined;
}

function tooMuch(
  { type }: Bounded,
  name: string,
  max: Quantity,
  requests: Resources,
  limits: Resources,
): string | undefined {
  const [request, limit] = [amountOf(requests, name), amountOf(limits, name)];
  const begin = `maximum ${name} usage per ${type} is ${max}`;
  if (limit === undefined) return `${begin}.  No limit is specified`;
  if (isLess(max, limit)) return `${begin}, but limit is ${limit}`;
  return request !== undefined && isLess(max, request) ? `${begin}, but request is ${request}` : undefined;
}

/** Where limits are unknown. */
function tooMuchRequested({ type }: Bounded, name: string, max: Quantity, requests: Resources): string | undefined {
  const request = amountOf(requests, name);
  const begin = `maximum ${name} usage per ${type} is ${max}`;
  if (request === undefined) return `${begin}.  No request is specified`;
  return isLess(max, request) ? `${begin}, but request is ${request}` : undefined;
}

function tooFarApart(
  { type }: Bounded,
  name: string,
  most: Quantity,
  requests: Resources,
  limits: Resources,
): string | undefined {
  const [request, limit] = [amountOf(requests, name), amountOf(limits, name)];
  const begin = `${name} max limit to request ratio per ${type} is ${most}`;
  if (request === undefined || request.isZero()) return `${begin}, but no request is specified or request is 0`;
  if (limit === undefined || limit.isZero()) return `${begin}, but no limit is specified or limit is 0`;
  const amount = (quantity: Quantity): number =>
    [request, limit, most].every(isSmall) ? Number(quantity.milliValue()) : quantity.roundUp(0).asApproximateFloat64();
  const ratio = amount(limit) / amount(request);
  const isMore = isSmall(most)
    ? ratio * 1000 > Number(most.milliValue())
    : ratio > most.roundUp(0).asApproximateFloat64();
  return isMore ? `${begin}, but provided ratio is ${ratio.toFixed(6)}` : undefined;
}

/** Whether an amount is compared in thousandths; what is larger, in units. */
function isSmall(quantity: Quantity): boolean {
  return quantity.roundUp(0).cmp(MaxMilliValue) <= 0;
}

/** Differs from Go: its amounts beyond 2^63 wrap around, and are less than others. */
function isLess(a: Quantity, b: Quantity): boolean {
  const scale = isSmall(a) && isSmall(b) ? Milli : 0;
  return a.roundUp(scale).cmp(b.roundUp(scale)) < 0;
}
