import type { Quantity } from '#apimachinery/api/resource/quantity';
import type { DeepReadonly } from '#apimachinery/runtime/deep_readonly';
import type { PodAccessor, PodResourcesOptions } from '../pod_resources_options.ts';
import { ContainerRestartPolicyAlways } from '../zz_generated.constants.ts';
import type { Container, ContainerStatus } from '../zz_generated.types.ts';
import { addTotals, raiseTotals, type Totals } from './resource_totals.ts';

/** The resources of one container; the status is passed if it counts. */
export type ContainerResources = (
  container: DeepReadonly<Container>,
  status: DeepReadonly<ContainerStatus> | undefined,
) => Totals;

/**
 * Sums the resources of a pod's containers. Containers and sidecars run together. Init containers run before them, one at a
 * time, each with the sidecars started before it: the maximum counts.
 */
export function containerTotals(
  pod: PodAccessor,
  { useStatusResources, nonMissingContainerRequests }: PodResourcesOptions,
  resourcesOf: ContainerResources,
  missing: (list: PodResourcesOptions['nonMissingContainerRequests']) => ReadonlyMap<string, Quantity>,
): Totals {
  const statuses = useStatusResources ? statusesOf(pod) : new Map<string, DeepReadonly<ContainerStatus>>();
  const needsOf = (container: DeepReadonly<Container>): Totals => {
    const needs = resourcesOf(container, statuses.get(container.name));
    for (const [name, amount] of missing(nonMissingContainerRequests)) if (!needs.has(name)) needs.set(name, amount);
    return needs;
  };
  const together: Totals = new Map();
  for (const container of pod.spec?.containers ?? []) addTotals(together, needsOf(container));
  const sidecars: Totals = new Map();
  const most: Totals = new Map();
  for (const container of pod.spec?.initContainers ?? []) {
    const needs = needsOf(container);
    if (container.restartPolicy === ContainerRestartPolicyAlways) {
      addTotals(together, needs);
      addTotals(sidecars, needs);
      raiseTotals(most, sidecars);
    } else {
      addTotals(needs, sidecars);
      raiseTotals(most, needs);
    }
  }
  raiseTotals(together, most);
  return together;
}

/** By the names of the containers; the first one counts. */
function statusesOf({ status }: PodAccessor): ReadonlyMap<string, DeepReadonly<ContainerStatus>> {
  const statuses = new Map<string, DeepReadonly<ContainerStatus>>();
  for (const each of [...(status?.containerStatuses ?? []), ...(status?.initContainerStatuses ?? [])])
    if (!statuses.has(each.name)) statuses.set(each.name, each);
  return statuses;
}
