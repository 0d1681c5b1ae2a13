import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { PodAffinityTerm, PodSpec } from '#api/core/v1/zz_generated.structs';
import { PodSpec as podSpec } from '#api/core/v1/zz_generated.structs';
import type { Pod } from '#api/core/v1/zz_generated.types';
import { keepStatus } from '../resources/default_strategy.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import { podQOSClass } from '../../kinds/core/pod/qos_class.ts';
import { updatePodCondition } from './stored_pod.ts';

export type StoredPod = APIObject & Pick<Pod, 'spec' | 'status'>;

/**
 * What the server knows of Pods: they are new as `Pending`, their generation counts changes of the spec, and one that a node
 * runs gets time to end. Mirrors `podStrategy` of kube-apiserver.
 *
 * Differs from Go: annotations of AppArmor do not become fields.
 */
export const podHooks: Strategy = {
  prepareForCreate(pod: StoredPod) {
    pod.metadata.generation = 1;
    pod.status = { phase: 'Pending', qosClass: podQOSClass(pod) };
    if ((pod.spec?.schedulingGates ?? []).length > 0) tellGated(pod);
    if (pod.spec !== undefined) applyLabelKeys(pod.spec, pod.metadata.labels ?? {});
  },
  prepareForUpdate(pod: StoredPod, old: StoredPod) {
    keepStatus(pod, old);
    countPodChange(pod, old);
  },
  checkGracefulDelete,
};

/** Another spec is another generation. */
export function countPodChange(pod: StoredPod, old: StoredPod): void {
  if (deepEqual(podSpec, pod.spec ?? { containers: [] }, old.spec ?? { containers: [] })) return;
  pod.metadata.generation = Number(old.metadata.generation ?? 0) + 1;
}

/** A Pod without a node, or that has ended, goes at once; any other one as the options say, or its spec. */
function checkGracefulDelete({ spec, status }: StoredPod, options: DeleteOptions): boolean {
  const { phase } = status ?? {};
  const isOver = !spec?.nodeName || phase === 'Failed' || phase === 'Succeeded';
  const period = isOver ? 0 : (options.gracePeriodSeconds ?? spec.terminationGracePeriodSeconds ?? 0);
  options.gracePeriodSeconds = period < 0 ? 1 : period;
  return true;
}

function tellGated(pod: StoredPod): void {
  updatePodCondition(pod, {
    type: 'PodScheduled',
    status: 'False',
    reason: 'SchedulingGated',
    message: 'Scheduling is blocked due to non-empty scheduling gates',
  });
}

type Labels = Readonly<Record<string, string>>;

/** What `matchLabelKeys` and `mismatchLabelKeys` mean for the labels of the Pod becomes part of the selectors. */
function applyLabelKeys({ affinity, topologySpreadConstraints }: PodSpec, labels: Labels): void {
  for (const each of [affinity?.podAffinity, affinity?.podAntiAffinity]) {
    const preferred = each?.preferredDuringSchedulingIgnoredDuringExecution ?? [];
    const required = each?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
    for (const term of [...preferred.map(({ podAffinityTerm }) => podAffinityTerm), ...required])
      addLabelKeys(term, labels);
  }
  for (const constraint of topologySpreadConstraints ?? []) addLabelKeys(constraint, labels);
}

function addLabelKeys(
  { labelSelector, ...keys }: Pick<PodAffinityTerm, 'labelSelector' | 'matchLabelKeys' | 'mismatchLabelKeys'>,
  labels: Labels,
): void {
  if (labelSelector === undefined) return;
  for (const [operator, names] of [
    ['In', keys.matchLabelKeys],
    ['NotIn', keys.mismatchLabelKeys],
  ] as const) {
    for (const key of names ?? []) {
      const value = labels[key];
      if (value === undefined) continue;
      labelSelector.matchExpressions = [...(labelSelector.matchExpressions ?? []), { key, operator, values: [value] }];
    }
  }
}
