import { parseQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import { ContainerTotals } from './internal/container_totals.ts';
import { effectiveLimits, effectiveRequests } from './internal/resource_state.ts';
import { addTotals, fromTotals, parseAmount, totalsOf } from './internal/resource_totals.ts';
import { isPodLevelLimitsSet, isPodLevelRequestsSet, isSupportedPodLevelResource } from './pod_level_resources.ts';
import type { PodAccessor, PodResourcesOptions } from './pod_resources_options.ts';
import type { ResourceList, Resources } from './resource_list.ts';
import type { NodeAllocatableResourceClaimStatus, PodStatus } from './zz_generated.types.ts';

/**
 * What a pod requests, which is what the scheduler holds against a node: what its containers request together, or,
 * where that is more, what an init container needs; instead of this the requests of the pod as a whole, if it has them;
 * and its overhead. Mirrors Go's `PodRequests` of component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export function podRequests(pod: PodAccessor, options: PodResourcesOptions = {}): ResourceList {
  const totals = options.skipContainerLevelResources ? new Map<string, Quantity>() : requestTotals(pod, options);
  if (!options.skipPodLevelResources && isPodLevelRequestsSet(pod)) {
    const requests = pod.spec?.resources?.requests;
    const status = podLevelStatus(pod, options);
    setPodLevel(
      totals,
      requests,
      status &&
        effectiveRequests(pod, {
          spec: requests,
          actuated: status.resources?.requests,
          allocated: status.allocatedResources,
        }),
    );
  }
  if (!options.excludeOverhead) addTotals(totals, totalsOf(pod.spec?.overhead));
  return fromTotals(totals);
}

/**
 * The limits of a pod: those of its containers together, or, where that is more, those of an init container; instead of
 * this the limits of the pod as a whole, if it has them. Its overhead is added to what is limited at all. Mirrors Go's
 * `PodLimits` of component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export function podLimits(pod: PodAccessor, options: PodResourcesOptions = {}): ResourceList {
  const totals = limitTotals(pod, options);
  if (!options.skipPodLevelResources && isPodLevelLimitsSet(pod)) {
    const limits = pod.spec?.resources?.limits;
    const status = podLevelStatus(pod, options);
    setPodLevel(totals, limits, status && effectiveLimits(pod, { spec: limits, actuated: status.resources?.limits }));
  }
  if (!options.excludeOverhead) {
    for (const [name, amount] of totalsOf(pod.spec?.overhead)) {
      const limit = totals.get(name);
      if (limit !== undefined && !limit.isZero()) totals.set(name, limit.add(amount));
    }
  }
  return fromTotals(totals);
}

/**
 * What the containers of a pod request together, or, where that is more, an init container with the sidecars (init
 * containers that restart always) before it: KEP-753. Mirrors Go's `AggregateContainerRequests` of
 * component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export function aggregateContainerRequests(pod: PodAccessor, options: PodResourcesOptions = {}): ResourceList {
  return fromTotals(requestTotals(pod, options));
}

/**
 * The limits of the containers of a pod, as {@link aggregateContainerRequests} computes requests. Mirrors Go's
 * `AggregateContainerLimits` of component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export function aggregateContainerLimits(pod: PodAccessor, options: PodResourcesOptions = {}): ResourceList {
  return fromTotals(limitTotals(pod, options));
}

function requestTotals(pod: PodAccessor, options: PodResourcesOptions): Map<string, Quantity> {
  const totals = new ContainerTotals(pod, options, (container, status) => {
    const spec = container.resources?.requests;
    const requests = status?.resources
      ? effectiveRequests(pod, { spec, actuated: status.resources.requests, allocated: status.allocatedResources })
      : totalsOf(spec);
    for (const [name, amount] of totalsOf(options.nonMissingContainerRequests)) {
      // Go adds it to nothing, which drops the spelling.
      if (!requests.has(name)) requests.set(name, parseQuantity(0).add(amount));
    }
    return requests;
  }).sum();
  if (options.useDRANodeAllocatableResourceClaimStatus) {
    for (const claim of pod.status?.nodeAllocatableResourceClaimStatuses ?? []) addClaim(totals, claim);
  }
  return totals;
}

/** Adds what a resource claim takes: what its devices stand for, and their overhead, per pod and for each container. */
function addClaim(totals: Map<string, Quantity>, claim: NodeAllocatableResourceClaimStatus): void {
  for (const { name, quantity } of claim.mapping ?? [])
    if (quantity !== undefined) addTotals(totals, new Map([[name, parseAmount(name, quantity)]]));
  const containers = claim.containers?.length ?? 0;
  for (const { name, perPod = 0, perContainer = 0 } of claim.overhead ?? []) {
    const amount = parseAmount(name, perPod).add(parseAmount(name, perContainer).mul(containers));
    addTotals(totals, new Map([[name, amount]]));
  }
}

function limitTotals(pod: PodAccessor, options: PodResourcesOptions): Map<string, Quantity> {
  return new ContainerTotals(pod, options, (container, status) => {
    const spec = container.resources?.limits;
    if (!status?.resources) return totalsOf(spec);
    return effectiveLimits(pod, { spec, actuated: status.resources.limits }) ?? new Map<string, Quantity>();
  }).sum();
}

/** The status of the pod if what it says about the pod as a whole counts. */
function podLevelStatus(pod: PodAccessor, options: PodResourcesOptions): PodStatus | undefined {
  const counts = options.inPlacePodLevelResourcesVerticalScalingEnabled && options.useStatusResources;
  return counts && pod.status?.resources ? pod.status : undefined;
}

/** Puts what the pod as a whole has in the place of what its containers have. A resource that has no effective amount has zero. */
function setPodLevel(
  totals: Map<string, Quantity>,
  list: Resources,
  effective: Map<string, Quantity> | undefined,
): void {
  for (const [name, amount] of totalsOf(list)) {
    if (isSupportedPodLevelResource(name))
      totals.set(name, effective === undefined ? amount : (effective.get(name) ?? parseQuantity(0)));
  }
}
