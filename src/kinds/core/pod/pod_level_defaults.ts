import type * as corev1 from '#api/core/v1/index';
import { isSupportedPodLevelResource } from '#api/core/v1/pod_level_resources';
import { aggregateContainerLimits, aggregateContainerRequests } from '#api/core/v1/pod_resources';
import { getOwn } from '#engine/json/own_property';
import { quantityOf } from '#src/validation/checks/quantities';
import { isEmpty } from '../pod_spec/defaults.ts';
import { isHugePages, mayOvercommit } from '../resources/resource_names.ts';
import { type Amounts, addMissing } from './defaults.ts';

/**
 * Completes what is set for a Pod as a whole from its containers, once admission has added those that it adds: limits of huge
 * pages, then requests, then the limits of what all containers limit. Mirrors `DefaultPodLevelResources` of kube-apiserver.
 */
export function fillPodLevelResources({ spec }: Pick<corev1.Pod, 'spec'>): void {
  const resources = spec?.resources;
  if (!resources || (isEmpty(resources.limits) && isEmpty(resources.requests))) return;
  const { containers = [], initContainers = [] } = spec;
  const pod = { spec: { containers, initContainers } };
  const limits: Amounts = { ...resources.limits };
  const requests: Amounts = { ...resources.requests };
  const sums = aggregateContainerLimits(pod);
  addMissing(
    limits,
    sums,
    (name) => isSupportedPodLevelResource(name) && isHugePages(name) && !Object.hasOwn(requests, name),
  );
  addMissing(
    requests,
    aggregateContainerRequests(pod),
    (name) => isSupportedPodLevelResource(name) && mayOvercommit(name),
  );
  addMissing(requests, limits, isSupportedPodLevelResource);
  const all = [...containers, ...initContainers, ...(spec.ephemeralContainers ?? [])];
  for (const [name, request] of Object.entries(requests)) {
    const sum = getOwn(sums, name);
    if (request === undefined || sum === undefined) continue;
    if (!isSupportedPodLevelResource(name) || Object.hasOwn(limits, name)) continue;
    if (!all.every((container) => Object.hasOwn(limitsOf(container), name))) continue;
    limits[name] = quantityOf(request).cmp(quantityOf(sum)) > 0 ? request : sum;
  }
  if (!isEmpty(limits)) resources.limits = limits;
  if (!isEmpty(requests)) resources.requests = requests;
}

function limitsOf(container: corev1.Container | corev1.EphemeralContainer): object {
  return container.resources?.limits ?? {};
}
