import type { Pod, PodQOSClass, ResourceRequirements } from '#api/core/v1/index';
import { isPodLevelResourcesSet } from '#api/core/v1/pod_level_resources';
import { parseQuantity, type Quantity } from '#apimachinery/api/resource/quantity';

const COUNTED = ['cpu', 'memory'] as const;

/**
 * How well the resources of a Pod are guaranteed: `Guaranteed` when each of its containers, or the Pod as a whole, has limits of
 * cpu and memory that equal its requests, `BestEffort` when nothing is said, else `Burstable`. Mirrors Go's `ComputePodQOS`.
 */
export function podQOSClass(pod: Pick<Pod, 'spec'>): PodQOSClass {
  const { resources, containers = [], initContainers = [] } = pod.spec ?? {};
  if (isPodLevelResourcesSet(pod)) return classOf(resources);
  return allOf([...initContainers, ...containers].map((container) => classOf(container.resources)));
}

function classOf({ requests = {}, limits = {} }: ResourceRequirements = {}): PodQOSClass {
  return allOf(
    COUNTED.map((name) => {
      const [request, limit] = [amountOf(requests[name]), amountOf(limits[name])];
      if (request.cmp(limit) !== 0) return 'Burstable';
      return request.isZero() ? 'BestEffort' : 'Guaranteed';
    }),
  );
}

/** That of the parts, when it is the same. */
const allOf = ([first = 'BestEffort', ...others]: readonly PodQOSClass[]): PodQOSClass =>
  others.every((each) => each === first) ? first : 'Burstable';

const amountOf = (amount: number | string | undefined): Quantity => parseQuantity(String(amount ?? 0));
