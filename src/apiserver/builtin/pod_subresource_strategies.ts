import type { Container, PodCondition } from '#api/core/v1/zz_generated.structs';
import { Pod } from '#api/core/v1/zz_generated.types';
import { validateUpdate } from '../../validation/index.ts';
import { allBut } from '../resources/default_strategy.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import { keepAllBut, keepMetadata } from './kept_fields.ts';
import { countPodChange, type StoredPod } from './pod_strategy.ts';

/** `pods/status`, as kubelets write it: the owners stay. Mirrors `podStatusStrategy` of kube-apiserver. */
export const podStatusStrategy: Strategy = {
  resetFields: allBut('spec', 'metadata.deletionTimestamp', 'metadata.ownerReferences'),
  prepareForUpdate(pod: StoredPod, old: StoredPod) {
    keepAllBut(pod, old, 'status');
    delete pod.metadata.deletionTimestamp;
    keepMetadata(pod, old, ['ownerReferences']);
    const status = (pod.status ??= {});
    if (!status.qosClass && old.status?.qosClass) status.qosClass = old.status.qosClass;
    if (!status.observedGeneration && old.status?.observedGeneration)
      status.observedGeneration = old.status.observedGeneration;
    if (status.conditions) status.conditions = observed(status.conditions, old.status?.conditions ?? []);
  },
  validateUpdate: (pod, old) => validateUpdate(Pod, pod, old, { subresource: 'status' }),
};

/** Of which generation a condition is stays known; there may be several of a type. */
function observed(conditions: readonly PodCondition[], old: readonly PodCondition[]): PodCondition[] {
  const left = [...old];
  return conditions.map((condition) => {
    const index = left.findIndex(({ type }) => type === condition.type);
    const [before] = index < 0 ? [] : left.splice(index, 1);
    return condition.observedGeneration || !before?.observedGeneration
      ? condition
      : { ...condition, observedGeneration: before.observedGeneration };
  });
}

/**
 * `pods/ephemeralcontainers`, by which `kubectl debug` adds containers to a Pod that runs. Mirrors
 * `podEphemeralContainersStrategy` of kube-apiserver.
 */
export const ephemeralContainersStrategy: Strategy = {
  prepareForUpdate(pod: StoredPod, old: StoredPod) {
    const { ephemeralContainers } = pod.spec ?? {};
    keepAllBut(pod, old);
    keepMetadata(pod, old);
    const { ephemeralContainers: _, ...spec } = old.spec ?? { containers: [] };
    pod.spec = { ...spec, ...(ephemeralContainers && { ephemeralContainers }) };
    countPodChange(pod, old);
  },
  validateUpdate: (pod, old) => validateUpdate(Pod, pod, old, { subresource: 'ephemeralcontainers' }),
};

/** `pods/resize`, for the resources of containers that run. Mirrors `podResizeStrategy` of kube-apiserver. */
export const resizeStrategy: Strategy = {
  prepareForUpdate(pod: StoredPod, old: StoredPod) {
    keepAllButResources(pod, old);
    countPodChange(pod, old);
  },
  validateUpdate: (pod, old) => validateUpdate(Pod, pod, old, { subresource: 'resize' }),
};

/** Where containers come, go or change places, all stays as it is asked for: that is refused. */
function keepAllButResources(pod: StoredPod, old: StoredPod): void {
  const [now, before] = [pod.spec, old.spec];
  const lists = ['containers', 'initContainers'] as const;
  if (now === undefined || before === undefined) return;
  if (lists.some((list) => (now[list] ?? []).length !== (before[list] ?? []).length)) return;
  keepAllBut(pod, old);
  keepMetadata(pod, old);
  const { resources: _, initContainers: _init, ...spec } = before;
  pod.spec = {
    ...spec,
    ...(now.resources && { resources: now.resources }),
    containers: resized(now.containers, before.containers),
    ...(now.initContainers && { initContainers: resized(now.initContainers, before.initContainers ?? []) }),
  };
}

function resized(now: Container[], old: readonly Container[]): Container[] {
  if (now.some(({ name }, index) => name !== old[index]?.name)) return now;
  return now.map(({ resources, resizePolicy }, index) => {
    const { resources: _, resizePolicy: _policy, ...rest } = old[index]!;
    return { ...rest, ...(resources && { resources }), ...(resizePolicy && { resizePolicy }) };
  });
}
