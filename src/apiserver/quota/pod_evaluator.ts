import { isPodLevelResourcesSet } from '#api/core/v1/pod_level_resources';
import { podLimits, podRequests } from '#api/core/v1/pod_resources';
import type { ResourceList, Resources } from '#api/core/v1/resource_list';
import type { Affinity, PodAffinityTerm } from '#api/core/v1/zz_generated.structs';
import { Pod } from '#api/core/v1/zz_generated.types';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import { podQOSClass } from '#src/kinds/core/pod/qos_class';
import { ofKind } from '../admission/plugin.ts';
import { namesMatch, type QuotaEvaluator } from './quota_evaluator.ts';

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
const DEVICE_CLASS = 'deviceclass.resource.kubernetes.io/';

/** Mirrors Go's `podEvaluator`. */
export const podEvaluator: QuotaEvaluator = {
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
    (name.startsWith(REQUESTS) && (!isNative(name) || name.startsWith(REQUESTS + DEVICE_CLASS))),
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
  mayUseLess: (object) => hasEnded(podOf(object)),
};

const podOf = (object: object | undefined): Pod | undefined => ofKind(Pod, object);

const isNative = (name: string): boolean => !name.includes('/') || name.includes('kubernetes.io/');

/** Resources that clusters define themselves, devices among them. */
const isExtended = (name: string): boolean =>
  name.startsWith(DEVICE_CLASS) || (!isNative(name) && !name.startsWith(REQUESTS));

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
