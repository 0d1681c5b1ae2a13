import { isPodResizeInfeasible } from '../pod_level_resources.ts';
import type { PodAccessor } from '../pod_resources_options.ts';
import type { Resources } from '../resource_list.ts';
import { type ResourceTotals, raiseTotals, totalsOf } from './resource_totals.ts';

/** Resources during a resize: desired, actual and allocated. */
export interface ResourceState {
  readonly spec: Resources;
  readonly actuated: Resources;
  readonly allocated?: Resources;
}

/** The maximum of each resource; an infeasible resize does not count. */
export function effectiveRequests(pod: PodAccessor, { spec, actuated, allocated }: ResourceState): ResourceTotals {
  const totals = totalsOf(isPodResizeInfeasible(pod) ? undefined : spec);
  raiseTotals(totals, totalsOf(actuated));
  raiseTotals(totals, totalsOf(allocated));
  return totals;
}

/** As {@link effectiveRequests}; undefined when only the actual limits count and they are unknown. */
export function effectiveLimits(pod: PodAccessor, { spec, actuated }: ResourceState): ResourceTotals | undefined {
  if (isPodResizeInfeasible(pod)) return actuated ? totalsOf(actuated) : undefined;
  const totals = totalsOf(spec);
  raiseTotals(totals, totalsOf(actuated));
  return totals;
}
