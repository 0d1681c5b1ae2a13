import type { Int64 } from '#engine/schema/wire';
import { isObserved, type ReadinessOf } from '../../aspects/readiness.ts';

/** What a StatefulSet says of itself. */
export interface StatefulSetLike {
  readonly metadata?: { readonly generation?: Int64 | undefined } | undefined;
  readonly spec?: { readonly replicas?: number | undefined } | undefined;
  readonly status?:
    | {
        readonly observedGeneration?: Int64 | undefined;
        readonly updatedReplicas?: number | undefined;
        readonly readyReplicas?: number | undefined;
      }
    | undefined;
}

/** All Pods of the StatefulSet are of the last version, and ready. */
export function statefulSetRolledOut(set: StatefulSetLike | undefined): boolean {
  if (!isObserved(set)) return false;
  const wanted = set?.spec?.replicas ?? 1;
  const { updatedReplicas = 0, readyReplicas = 0 } = set?.status ?? {};
  return updatedReplicas >= wanted && readyReplicas >= wanted;
}

export const statefulSetReadiness: ReadinessOf<StatefulSetLike> = {
  of: (set) => (statefulSetRolledOut(set) ? 'ready' : 'waiting'),
};
