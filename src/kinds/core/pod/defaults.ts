import type * as corev1 from '#api/core/v1/index';
import { isSupportedPodLevelResource } from '#api/core/v1/pod_level_resources';
import { aggregateContainerLimits, aggregateContainerRequests } from '#api/core/v1/pod_resources';
import type { StructDefaults } from '../../aspects/defaults.ts';
import { isEmpty } from '../pod_spec/defaults.ts';
import { isHugePages, mayOvercommit } from '../resources/resource_names.ts';

type Amounts = NonNullable<corev1.ResourceRequirements['limits']>;

/** Adds what is missing. */
export function addMissing(
  to: Amounts,
  from: Amounts | undefined,
  isMeant: (name: string) => boolean = () => true,
): void {
  for (const [name, amount] of Object.entries(from ?? {}))
    if (!Object.hasOwn(to, name) && isMeant(name)) to[name] = amount;
}

function fillPod(object: corev1.Pod): void {
  const { spec } = object;
  if (spec === undefined) return;
  const containers = [...(spec.containers ?? []), ...(spec.initContainers ?? [])];
  for (const { resources } of containers)
    if (resources?.limits) addMissing((resources.requests ??= {}), resources.limits);
  if (spec.resources) podLevelResources(object, spec.resources);
  spec.enableServiceLinks ??= true;
  if (spec.hostNetwork)
    for (const { ports } of containers) for (const port of ports ?? []) port.hostPort ||= port.containerPort;
}

/** What is set for a Pod as a whole is completed from its containers. */
function podLevelResources(object: corev1.Pod, resources: corev1.ResourceRequirements): void {
  if (isEmpty(resources.limits) && isEmpty(resources.requests)) return;
  const limits = { ...resources.limits };
  const isOfPages = (name: string): boolean => isHugePages(name) && !Object.hasOwn(resources.requests ?? {}, name);
  addMissing(limits, aggregateContainerLimits(object), isOfPages);
  if (!isEmpty(limits)) resources.limits = limits;
  if (isEmpty(resources.limits)) return;
  const requests = { ...resources.requests };
  addMissing(
    requests,
    aggregateContainerRequests(object),
    (name) => isSupportedPodLevelResource(name) && mayOvercommit(name),
  );
  addMissing(requests, resources.limits, isSupportedPodLevelResource);
  if (!isEmpty(requests)) resources.requests = requests;
}

export const podDefaults: StructDefaults = {
  'core/v1.Pod': fillPod,
  'core/v1.PodLogOptions': (object: corev1.PodLogOptions) => void (object.stream ??= 'All'),
};
