import { isPodLevelResourcesSet } from '#api/core/v1/pod_level_resources';
import { podLimits, podRequests } from '#api/core/v1/pod_resources';
import type { ResourceList, Resources } from '#api/core/v1/resource_list';
import type { Affinity, PodAffinityTerm, ScopedResourceSelectorRequirement } from '#api/core/v1/zz_generated.structs';
import { PersistentVolumeClaim, Pod, type ResourceQuota, Service } from '#api/core/v1/zz_generated.types';
import { ResourceClaim } from '#api/resource/v1/zz_generated.types';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { getOwn } from '#engine/json/own_property';
import { podQOSClass } from '#src/kinds/core/pod/qos_class';
import { CLASS_ANNOTATION } from '../../kinds/core/persistent_volume_claim/validation.ts';
import { type Attributes, ofKind, quantityOf } from '../admission/plugin.ts';
import { DEVICE_CLASS, type DeviceClaims } from './device_claims.ts';

/** What Pods use besides what is extended, hugepages and devices. */
const NAMES: readonly string[] = [
  'count/pods',
  'cpu',
  'ephemeral-storage',
  'limits.cpu',
  'limits.ephemeral-storage',
  'limits.memory',
  'memory',
  'pods',
  'requests.cpu',
  'requests.ephemeral-storage',
  'requests.memory',
];

/** What each container must say where a quota limits it. */
const DEMANDED: readonly string[] = ['cpu', 'limits.cpu', 'limits.memory', 'memory', 'requests.cpu', 'requests.memory'];

const REQUESTS = 'requests.';

const HUGE_PAGES = 'hugepages-';

/** Mirrors Go's `podEvaluator`. */
const podEvaluator = {
  handles({ operation, subresource, object, oldObject }) {
    if (subresource === 'resize') return operation === 'UPDATE';
    if (subresource !== '') return false;
    return (
      operation === 'CREATE' ||
      (operation === 'UPDATE' && isTerminating(podOf(object)) !== isTerminating(podOf(oldObject)))
    );
  },
  isCounted: (name) =>
    NAMES.includes(name) ||
    name.startsWith(HUGE_PAGES) ||
    name.startsWith(REQUESTS + HUGE_PAGES) ||
    isRequestOfExtended(name),
  isInScope(scope, object) {
    const pod = podOf(object);
    switch (scope.scopeName) {
      case 'Terminating':
        return isTerminating(pod);
      case 'NotTerminating':
        return !isTerminating(pod);
      case 'BestEffort':
        return isBestEffort(pod);
      case 'NotBestEffort':
        return !isBestEffort(pod);
      case 'PriorityClass':
        return namesMatch(scope, pod?.spec?.priorityClassName ? [pod.spec.priorityClassName] : []);
      case 'CrossNamespacePodAffinity':
        return crossesNamespaces(pod?.spec?.affinity);
      default:
        return false;
    }
  },
  missing(limited, object) {
    const pod = podOf(object);
    if (pod === undefined || isPodLevelResourcesSet(pod)) return undefined;
    const containers = [...(pod.spec?.containers ?? []), ...(pod.spec?.initContainers ?? [])];
    const missing = DEMANDED.filter((name) => limited.includes(name)).flatMap((name) => {
      const without = containers
        .filter(({ resources }) => usageOf(resources?.requests, resources?.limits)[name] === undefined)
        .map((container) => container.name);
      return without.length === 0 ? [] : [`${name} for: ${[...new Set(without)].sort().join(',')}`];
    });
    return missing.length === 0 ? undefined : `must specify ${missing.join('; ')}`;
  },
  usage(object) {
    const pod = podOf(object);
    const count: ResourceList = { 'count/pods': '1' };
    if (pod === undefined || hasEnded(pod)) return count;
    const options = { useStatusResources: true };
    return { ...count, ...usageOf(podRequests(pod, options), podLimits(pod, options)) };
  },
  // One that gets a deadline leaves the scope of those without.
  mayUseLess: (object) => hasEnded(podOf(object)) || isTerminating(podOf(object)),
} satisfies QuotaEvaluator;

const podOf = (object: object | undefined): Pod | undefined => ofKind(Pod, object);

const isNative = (name: string): boolean => !name.includes('/') || name.includes('kubernetes.io/');

/** Resources that clusters define themselves, devices among them. */
const isExtended = (name: string): boolean =>
  name.startsWith(DEVICE_CLASS) || (!isNative(name) && !name.startsWith(REQUESTS));

const isRequestOfExtended = (name: string): boolean =>
  name.startsWith(REQUESTS) && (!isNative(name) || name.startsWith(REQUESTS + DEVICE_CLASS));

/** Resources of which nothing is counted. */
const IGNORED: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'authentication.k8s.io/selfsubjectreviews',
  'authentication.k8s.io/tokenreviews',
  'authorization.k8s.io/localsubjectaccessreviews',
  'authorization.k8s.io/selfsubjectaccessreviews',
  'authorization.k8s.io/selfsubjectrulesreviews',
  'authorization.k8s.io/subjectaccessreviews',
  'events.k8s.io/events',
  '/bindings',
  '/componentstatuses',
  '/events',
]);

/** What objects are also counted as. */
const ALIASES: readonly string[] = ['configmaps', 'replicationcontrollers', 'resourcequotas', 'secrets'];

/**
 * @param devices of the claims to count; without, what is counted may be more than is counted with them
 * @returns undefined when nothing of the resource is counted
 */
export function evaluatorFor(group: string, resource: string, devices?: DeviceClaims): QuotaEvaluator | undefined {
  const name = `${group}/${resource}`;
  if (IGNORED.has(name)) return undefined;
  if (name === '/pods') return podEvaluator;
  if (name === '/services') return serviceEvaluator;
  if (name === '/persistentvolumeclaims') return claimEvaluator;
  if (name === 'resource.k8s.io/resourceclaims') return deviceClaimEvaluator(devices);
  const count = `count/${resource}${group === '' ? '' : `.${group}`}`;
  const names = group === '' && ALIASES.includes(resource) ? [count, resource] : [count];
  return {
    handles: ({ operation, subresource }) => operation === 'CREATE' && subresource === '',
    isCounted: (each) => names.includes(each),
    usage: () => Object.fromEntries(names.map((each) => [each, '1'])),
  };
}

const SERVICES: readonly string[] = ['count/services', 'services', 'services.loadbalancers', 'services.nodeports'];

const serviceEvaluator: QuotaEvaluator = {
  handles: ({ operation, subresource }) => subresource === '' && (operation === 'CREATE' || operation === 'UPDATE'),
  isCounted: (name) => SERVICES.includes(name),
  usage(object) {
    const { type, ports = [], allocateLoadBalancerNodePorts } = ofKind(Service, object)?.spec ?? {};
    const isBalanced = type === 'LoadBalancer';
    // Those of a load balancer are not there yet.
    const counted =
      isBalanced && allocateLoadBalancerNodePorts === false ? ports.filter(({ nodePort }) => nodePort) : ports;
    const nodePorts = isBalanced || type === 'NodePort' ? counted.length : 0;
    return {
      'count/services': '1',
      services: '1',
      'services.loadbalancers': isBalanced ? '1' : '0',
      'services.nodeports': String(nodePorts),
    };
  },
  mayUseLess: () => true,
};

const CLAIMS: readonly string[] = ['persistentvolumeclaims', 'requests.storage'];
const OF_CLASS = '.storageclass.storage.k8s.io/';

const claimEvaluator: QuotaEvaluator = {
  handles: ({ operation, subresource }) =>
    (subresource === '' && (operation === 'CREATE' || operation === 'UPDATE')) || subresource === 'status',
  isCounted: (name) =>
    name === 'count/persistentvolumeclaims' || CLAIMS.some((each) => name === each || name.endsWith(OF_CLASS + each)),
  isInScope(scope, object) {
    if (scope.scopeName !== 'VolumeAttributesClass') return false;
    const { spec, status } = ofKind(PersistentVolumeClaim, object) ?? {};
    const { modifyVolumeStatus, currentVolumeAttributesClassName } = status ?? {};
    const names = [
      spec?.volumeAttributesClassName,
      currentVolumeAttributesClassName,
      modifyVolumeStatus?.targetVolumeAttributesClassName,
    ];
    return namesMatch(
      scope,
      names.flatMap((name) => (name ? [name] : [])),
    );
  },
  usage(object) {
    const { metadata, spec, status } = ofKind(PersistentVolumeClaim, object) ?? {};
    const className = metadata?.annotations?.[CLASS_ANNOTATION] ?? spec?.storageClassName ?? '';
    const requested = spec?.resources?.requests?.['storage'];
    const allocated = status?.allocatedResources?.['storage'];
    const ofClass = (name: string): string[] => (className === '' ? [] : [className + OF_CLASS + name]);
    const counted = ['count/persistentvolumeclaims', 'persistentvolumeclaims', ...ofClass('persistentvolumeclaims')];
    const usage: ResourceList = Object.fromEntries(counted.map((name) => [name, '1']));
    if (requested === undefined) return usage;
    // A volume that could not grow is as large as it was asked for once.
    const [request, other] = [quantityOf(requested), quantityOf(allocated ?? 0)];
    const storage = (other.cmp(request) > 0 ? other : request).roundUp(0).toString();
    for (const name of ['requests.storage', ...ofClass('requests.storage')]) usage[name] = storage;
    return usage;
  },
  mayUseLess: () => true,
};

const DEVICES = '.deviceclass.resource.k8s.io/devices';
const DEVICE_CLAIMS = 'count/resourceclaims.resource.k8s.io';
/** How many devices a claim may get. */
const MOST_DEVICES = 32;

/** Claims of devices, which are counted by class, and as the extended resources that stand for the class. */
const deviceClaimEvaluator = (devices: DeviceClaims | undefined): QuotaEvaluator => ({
  handles: ({ operation, subresource }) => subresource === '' && (operation === 'CREATE' || operation === 'UPDATE'),
  isCounted: (name) =>
    name === DEVICE_CLAIMS ||
    name.endsWith(DEVICES) ||
    (isRequestOfExtended(name) && (devices === undefined || devices.isOfClass(name.slice(REQUESTS.length)))),
  async usage(object) {
    const claim = ofKind(ResourceClaim, object);
    const usage = new Map<string, number>();
    for (const { exactly, firstAvailable } of claim?.spec?.devices?.requests ?? []) {
      // Of alternatives, the one that takes most of a class counts.
      const most = new Map<string, number>();
      const alternatives = firstAvailable?.length ? firstAvailable : exactly ? [exactly] : [];
      for (const { deviceClassName, allocationMode, count = 0 } of alternatives) {
        const number = allocationMode === 'All' ? MOST_DEVICES : allocationMode === 'ExactCount' ? Number(count) : 0;
        most.set(deviceClassName, Math.max(number, most.get(deviceClassName) ?? 0));
      }
      for (const [name, number] of most) usage.set(name, number + (usage.get(name) ?? 0));
    }
    const counted: ResourceList = { [DEVICE_CLAIMS]: '1' };
    for (const [name, number] of usage) counted[name + DEVICES] = String(number);
    if (claim === undefined || devices === undefined) return counted;
    const pod = await devices.podOf(claim);
    const ofPod = pod && podEvaluator.usage(pod);
    for (const [className, number] of usage)
      for (const resource of devices.resourcesOf(className)) {
        const name = REQUESTS + resource;
        const rest = quantityOf(number).sub(quantityOf(getOwn(ofPod, name) ?? 0));
        if (rest.sign() > 0) counted[name] = rest.toString();
      }
    return counted;
  },
});

/** What quotas count of requests and limits. */
function usageOf(requests: Resources, limits: Resources): ResourceList {
  const usage: ResourceList = { pods: '1' };
  for (const name of ['cpu', 'memory', 'ephemeral-storage']) {
    const [request, limit] = [requests?.[name], limits?.[name]];
    if (request !== undefined) usage[name] = usage[REQUESTS + name] = request;
    if (limit !== undefined) usage[`limits.${name}`] = limit;
  }
  for (const [name, request] of Object.entries(requests ?? {})) {
    if (request === undefined) continue;
    if (name.startsWith(HUGE_PAGES)) usage[name] = request;
    if (name.startsWith(HUGE_PAGES) || isExtended(name)) usage[REQUESTS + name] = request;
  }
  return usage;
}

function isTerminating(pod: Pod | undefined): boolean {
  const seconds = pod?.spec?.activeDeadlineSeconds ?? undefined;
  return seconds !== undefined && seconds >= 0;
}

function isBestEffort(pod: Pod | undefined): boolean {
  return pod !== undefined && podQOSClass(pod) === 'BestEffort';
}

/** Those that are on their way out for longer than they had time use nothing any more. */
function hasEnded(pod: Pod | undefined): boolean {
  const { metadata, status } = pod ?? {};
  if (status?.phase === 'Failed' || status?.phase === 'Succeeded') return true;
  const { deletionTimestamp, deletionGracePeriodSeconds: seconds } = metadata ?? {};
  if (!deletionTimestamp || seconds === undefined || seconds === null) return false;
  return Date.now() > timeToDate(deletionTimestamp).getTime() + Number(seconds) * 1000;
}

function crossesNamespaces(affinity: Affinity | null | undefined): boolean {
  return [affinity?.podAffinity, affinity?.podAntiAffinity]
    .flatMap((each): (PodAffinityTerm | undefined)[] => [
      ...(each?.requiredDuringSchedulingIgnoredDuringExecution ?? []),
      ...(each?.preferredDuringSchedulingIgnoredDuringExecution ?? []).map(({ podAffinityTerm }) => podAffinityTerm),
    ])
    .some((term) => (term?.namespaces ?? []).length > 0 || Boolean(term?.namespaceSelector));
}

/** Knows what objects of a resource take of quotas. Mirrors Go's `quota.Evaluator`. */
export interface QuotaEvaluator {
  /** Whether a request can change what is used. */
  handles(attributes: Attributes): boolean;
  /** Whether objects of the resource use some of what a quota limits. */
  isCounted(name: string): boolean;
  /** Whether an object is of a scope of quotas. No unless given. */
  isInScope?(scope: ScopedResourceSelectorRequirement, object: RuntimeObject): boolean;
  /** What an object must say that uses some of these; undefined: nothing is missing. */
  missing?(limited: readonly string[], object: RuntimeObject): string | undefined;
  usage(object: RuntimeObject): ResourceList | Promise<ResourceList>;
  /** Whether what an object uses may have changed though it is still there. No unless given. */
  mayUseLess?(object: RuntimeObject): boolean;
}

/** Whether a quota applies to an object, given the resources it limits and its scopes. */
export function isCountedBy(
  { spec, status }: ResourceQuota,
  evaluator: QuotaEvaluator,
  object: RuntimeObject,
): boolean {
  const isLimited = Object.keys(status?.hard ?? {}).some((name) => evaluator.isCounted(name));
  return isLimited && isInScopes(spec, evaluator, object);
}

export function isInScopes(spec: ResourceQuota['spec'], evaluator: QuotaEvaluator, object: RuntimeObject): boolean {
  const scopes: ScopedResourceSelectorRequirement[] = [
    ...(spec?.scopes ?? []).map((scopeName) => ({ scopeName, operator: 'Exists' as const })),
    ...(spec?.scopeSelector?.matchExpressions ?? []),
  ];
  return scopes.every((scope) => evaluator.isInScope?.(scope, object) ?? false);
}

/** Whether one of the names, if there are any, is as a scope wants it. */
function namesMatch({ operator, values }: ScopedResourceSelectorRequirement, names: readonly string[]): boolean {
  const isOneOf = (name: string): boolean => (values ?? []).includes(name);
  if (operator === 'Exists') return names.length > 0;
  if (operator === 'DoesNotExist') return names.length === 0;
  if (operator === 'In') return names.some(isOneOf);
  return names.length === 0 || names.some((name) => !isOneOf(name));
}
