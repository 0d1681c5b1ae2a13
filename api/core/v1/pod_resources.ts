import { parseQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import type { DeepReadonly } from '#apimachinery/runtime/deep_readonly';
import { containerTotals } from './internal/container_totals.ts';
import { addTotals, fromTotals, parseAmount, raiseTotals, type Totals, totalsOf } from './internal/resource_totals.ts';
import {
  isPodLevelRequestsSet,
  isPodLevelResourcesSet,
  isPodResizeInfeasible,
  isSupportedPodLevelResource,
} from './pod_level_resources.ts';
import type { PodAccessor, PodResourcesOptions } from './pod_resources_options.ts';
import type { ResourceList, Resources } from './resource_list.ts';
import { ResourceTotals } from './resource_totals.ts';
import { ResourceHugePagesPrefix } from './zz_generated.constants.ts';
import type { ContainerStatus, NodeAllocatableResourceClaimStatus, PodStatus } from './zz_generated.types.ts';

/**
 * What a pod requests, which is what the scheduler holds against a node: what its containers request together, or,
 * where that is more, what an init container needs; instead of this the requests of the pod as a whole, if it has them;
 * and its overhead. Mirrors Go's `PodRequests` of component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export function podRequests(pod: PodAccessor, options: PodResourcesOptions = {}): ResourceList {
  return fromTotals(podTotals(pod, options));
}

/** {@link podRequests}, to compute with. @throws {QuantityError} for an amount that is not a quantity */
export function podRequestTotals(pod: PodAccessor, options: PodResourcesOptions = {}): ResourceTotals {
  return new ResourceTotals(podTotals(pod, options));
}

function podTotals(pod: PodAccessor, options: PodResourcesOptions): Totals {
  const totals: Totals = options.skipContainerLevelResources ? new Map() : requestTotals(pod, options);
  if (!options.skipPodLevelResources && isPodLevelRequestsSet(pod)) {
    const status = podLevelStatus(pod, options);
    const statuses = status ? [status.resources?.requests, status.allocatedResources] : [];
    setPodLevel(
      totals,
      status ? undecided(pod, pod.spec?.resources?.requests) : pod.spec?.resources?.requests,
      statuses,
    );
  }
  if (!options.excludeOverhead) addTotals(totals, totalsOf(pod.spec?.overhead));
  return totals;
}

/**
 * The limits of a pod: those of its containers together, or, where that is more, those of an init container; instead of
 * this the limits of the pod as a whole, if it has them. Its overhead is added to what is limited at all. Mirrors Go's
 * `PodLimits` of component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export function podLimits(pod: PodAccessor, options: PodResourcesOptions = {}): ResourceList {
  const totals = limitTotals(pod, options);
  if (!options.skipPodLevelResources && isPodLevelResourcesSet(pod)) {
    const limits = pod.spec?.resources?.limits;
    const status = podLevelStatus(pod, options);
    setPodLevel(totals, status ? undecided(pod, limits) : limits, status ? [status.resources?.limits] : []);
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

function requestTotals(pod: PodAccessor, options: PodResourcesOptions): Totals {
  const { useStatusResources, inPlacePodLevelResourcesVerticalScalingEnabled: isPodLevel } = options;
  const wanted = withClaims(
    containerTotals(pod, options, ({ resources }) => totalsOf(resources?.requests), missing),
    pod,
    options,
  );
  if (!useStatusResources) return wanted;
  const { allocatedResources, resources } = pod.status ?? {};
  // What the status says of the pod as a whole has the claims in it already.
  const [allocated, actuated] =
    isPodLevel && allocatedResources && resources?.requests
      ? [totalsOf(allocatedResources), totalsOf(resources.requests)]
      : [
          withClaims(
            statusTotals(pod, options, 'requests', ({ allocatedResources }) => [allocatedResources]),
            pod,
            options,
          ),
          statusTotals(pod, options, 'requests', (status) => [status.resources?.requests, status.allocatedResources]),
        ];
  return highest(isPodResizeInfeasible(pod) ? [actuated, allocated] : [wanted, actuated, allocated]);
}

function limitTotals(pod: PodAccessor, options: PodResourcesOptions): Totals {
  const own = { ...options, nonMissingContainerRequests: undefined };
  const wanted = containerTotals(pod, own, ({ resources }) => totalsOf(resources?.limits), missing);
  // What has no limit gets none by claims, but huge pages, of which there are never more than there are.
  for (const [name, amount] of withClaims(new Map(), pod, options))
    if (wanted.has(name) || name.startsWith(ResourceHugePagesPrefix)) addTotals(wanted, new Map([[name, amount]]));
  if (!options.useStatusResources) return wanted;
  const ofPod = options.inPlacePodLevelResourcesVerticalScalingEnabled ? pod.status?.resources?.limits : undefined;
  const actuated = ofPod ? totalsOf(ofPod) : statusTotals(pod, own, 'limits', ({ resources }) => [resources?.limits]);
  return highest(isPodResizeInfeasible(pod) ? [actuated] : [wanted, actuated]);
}

/** What the containers have by their statuses: the first list that there is, and what is wanted where there is none. */
function statusTotals(
  pod: PodAccessor,
  options: PodResourcesOptions,
  kind: 'limits' | 'requests',
  listsOf: (status: DeepReadonly<ContainerStatus>) => readonly Resources[],
): Totals {
  return containerTotals(
    pod,
    options,
    ({ resources }, status) => {
      const found = status && listsOf(status).find((list) => list !== undefined && list !== null);
      return totalsOf(found ?? undecided(pod, resources?.[kind]));
    },
    missing,
  );
}

/** Go adds what is missing to nothing, which drops the spelling. */
function missing(list: Resources): ReadonlyMap<string, Quantity> {
  return new Map(Array.from(totalsOf(list), ([name, amount]) => [name, parseQuantity(0).add(amount)]));
}

/** Wanted amounts; none when the node can never give them. */
const undecided = (pod: PodAccessor, list: Resources): Resources => (isPodResizeInfeasible(pod) ? undefined : list);

function highest([first = new Map(), ...others]: readonly Totals[]): Totals {
  const totals: Totals = new Map(first);
  for (const other of others) raiseTotals(totals, other);
  return totals;
}

/** Adds what resource claims take. */
function withClaims(totals: Totals, pod: PodAccessor, options: PodResourcesOptions): Totals {
  if (options.useDRANodeAllocatableResourceClaimStatus)
    for (const claim of pod.status?.nodeAllocatableResourceClaimStatuses ?? []) addClaim(totals, claim);
  return totals;
}

/** Adds what a resource claim takes: what its devices stand for, and their overhead, per pod and for each container. */
function addClaim(totals: Totals, claim: DeepReadonly<NodeAllocatableResourceClaimStatus>): void {
  for (const { name, quantity } of claim.mapping ?? [])
    if (quantity !== undefined) addTotals(totals, new Map([[name, parseAmount(name, quantity)]]));
  const containers = claim.containers?.length ?? 0;
  for (const { name, perPod = 0, perContainer = 0 } of claim.overhead ?? []) {
    const amount = parseAmount(name, perPod).add(parseAmount(name, perContainer).mul(containers));
    addTotals(totals, new Map([[name, amount]]));
  }
}

/** The status of the pod if what it says about the pod as a whole counts. */
function podLevelStatus(pod: PodAccessor, options: PodResourcesOptions): DeepReadonly<PodStatus> | undefined {
  const counts = options.inPlacePodLevelResourcesVerticalScalingEnabled && options.useStatusResources;
  return counts && pod.status?.resources ? pod.status : undefined;
}

/** Puts what the pod as a whole has, at most, in the place of what its containers have. */
function setPodLevel(totals: Totals, list: Resources, statuses: readonly Resources[]): void {
  for (const [name, amount] of highest([list, ...statuses].map(totalsOf)))
    if (isSupportedPodLevelResource(name)) totals.set(name, amount);
}
