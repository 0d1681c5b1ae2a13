import type { PodAccessor } from '../pod_resources.ts';
import { isPodResizeInfeasible } from '../pod_level_resources.ts';
import type { Resources } from '../resource_list.ts';
import { raiseTotals, totalsOf, type ResourceTotals } from './resource_totals.ts';

/** Resources during a resize: what is wanted, what is in effect, and what the node has set aside. */
export interface ResourceState {
  readonly spec: Resources;
  readonly actuated: Resources;
  readonly allocated?: Resources;
}

/** The most of each resource; what can't be had doesn't count. */
export function effectiveRequests(pod: PodAccessor, { spec, actuated, allocated }: ResourceState): ResourceTotals {
  const totals = totalsOf(isPodResizeInfeasible(pod) ? undefined : spec);
  raiseTotals(totals, totalsOf(actuated));
  raiseTotals(totals, totalsOf(allocated));
  return totals;
}

/** As {@link effectiveRequests}; undefined when nothing is known of what is in effect and that is all that counts. */
export function effectiveLimits(pod: PodAccessor, { spec, actuated }: ResourceState): ResourceTotals | undefined {
  if (isPodResizeInfeasible(pod)) return actuated ? totalsOf(actuated) : undefined;
  const totals = totalsOf(spec);
  raiseTotals(totals, totalsOf(actuated));
  return totals;
}
