import type { Int64 } from '#engine/schema/wire';
import { isObserved, type ReadinessOf } from '../../aspects/readiness.ts';

/** What a DaemonSet says of itself. */
export interface DaemonSetLike {
  readonly metadata?: { readonly generation?: Int64 | undefined } | undefined;
  readonly status?:
    | {
        readonly observedGeneration?: Int64 | undefined;
        readonly desiredNumberScheduled?: number | undefined;
        readonly updatedNumberScheduled?: number | undefined;
        readonly numberAvailable?: number | undefined;
      }
    | undefined;
}

/** On every node that is meant there is a Pod of the last version of the DaemonSet, and available. */
export function daemonSetRolledOut(set: DaemonSetLike | undefined): boolean {
  if (!isObserved(set)) return false;
  const { desiredNumberScheduled = 0, updatedNumberScheduled = 0, numberAvailable = 0 } = set?.status ?? {};
  return updatedNumberScheduled >= desiredNumberScheduled && numberAvailable >= desiredNumberScheduled;
}

export const daemonSetReadiness: ReadinessOf<DaemonSetLike> = {
  of: (set) => (daemonSetRolledOut(set) ? 'ready' : 'waiting'),
};
