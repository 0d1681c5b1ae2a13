import {
  type Container,
  type PodAffinityTerm,
  type PodCondition,
  type PodSpec,
  type PodStatus,
  PodSpec as podSpec,
  type VolumeMountStatus,
} from '#api/core/v1/zz_generated.structs';
import type { Pod } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { now } from '#apimachinery/apis/meta/v1/time';
import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import { getWarningsForIP } from '#apimachinery/util/validation/ip';
import { getOwn } from '#engine/json/own_property';
import { keepAllBut, keepMetadata } from '../../aspects/kept_fields.ts';
import type { KindStrategy, SubresourceStrategy } from '../../aspects/strategy.ts';
import { nameWarnings } from '../../aspects/warnings.ts';
import { dropDisabledPodFields } from '../pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from '../pod_spec/empty_lists.ts';
import { applyAppArmorAnnotations, dropInitContainerAnnotations } from '../pod_spec/pod_annotations.ts';
import { podWarnings } from '../pod_spec/warnings.ts';
import { fillPodLevelResources } from './pod_level_defaults.ts';
import { podQOSClass } from './qos_class.ts';

/** `pods/status`, as kubelets write it: the owners stay. Mirrors `podStatusStrategy` of kube-apiserver. */
const podStatusStrategy: SubresourceStrategy<Pod> = {
  resetFields: ['spec', 'metadata.deletionTimestamp', 'metadata.ownerReferences'],
  prepareForUpdate(pod, old) {
    delete pod.metadata.deletionTimestamp;
    keepMetadata(pod, old, ['ownerReferences']);
    const status = (pod.status ??= {});
    if (!status.qosClass && old.status?.qosClass) status.qosClass = old.status.qosClass;
    // Old clients don't know of claims; who wants none writes an empty list.
    keepMissing(status, old.status ?? {}, [
      'resourceClaimStatuses',
      'extendedResourceClaimStatus',
      'nodeAllocatableResourceClaimStatuses',
    ]);
    dropDisabledStatusFields(status, old.status ?? {});
    if (!status.observedGeneration && old.status?.observedGeneration)
      status.observedGeneration = old.status.observedGeneration;
    if (status.conditions) status.conditions = observed(status.conditions, old.status?.conditions ?? []);
  },
  *warnings({ status = {} }) {
    for (const name of ['podIPs', 'hostIPs'] as const)
      for (const [index, { ip = '' }] of (status[name] ?? []).entries())
        yield* getWarningsForIP(newPath('status', name).index(index).child('ip'), ip);
  },
};

/**
 * Takes away what belongs to features that are off by default, unless the old status has something of the feature. Mirrors
 * Go's `dropDisabledPodStatusFields`.
 */
function dropDisabledStatusFields(status: PodStatus, old: PodStatus): void {
  // CSIVolumeHealth, DRANodeAllocatableResources, ImageVolumeWithDigest.
  if (!old.volumeHealth?.length) delete status.volumeHealth;
  if (!old.nodeAllocatableResourceClaimStatuses?.length) delete status.nodeAllocatableResourceClaimStatuses;
  if (!mountsOf(old).some(({ volumeStatus }) => volumeStatus !== undefined))
    for (const mount of mountsOf(status)) delete mount.volumeStatus;
}

function mountsOf(status: PodStatus): VolumeMountStatus[] {
  return [
    ...(status.containerStatuses ?? []),
    ...(status.initContainerStatuses ?? []),
    ...(status.ephemeralContainerStatuses ?? []),
  ].flatMap(({ volumeMounts = [] }) => volumeMounts);
}

function keepMissing<T extends object>(to: T, from: T, names: readonly (keyof T)[]): void {
  for (const name of names) if (to[name] === undefined && from[name] !== undefined) to[name] = from[name];
}

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
const ephemeralContainersStrategy: SubresourceStrategy<Pod> = {
  prepareForUpdate(pod, old) {
    const { ephemeralContainers } = pod.spec ?? {};
    keepAllBut(pod, old);
    keepMetadata(pod, old);
    const { ephemeralContainers: _, ...spec } = old.spec ?? { containers: [] };
    pod.spec = { ...spec, ...(ephemeralContainers && { ephemeralContainers }) };
    dropDisabledPodFields(pod.spec, old.spec);
    countPodChange(pod, old);
  },
};

/** `pods/resize`, for the resources of containers that run. Mirrors `podResizeStrategy` of kube-apiserver. */
const resizeStrategy: SubresourceStrategy<Pod> = {
  prepareForUpdate(pod, old) {
    keepAllButResources(pod, old);
    keepPodLevelResources(pod, old);
    fillPodLevelResources(pod);
    countPodChange(pod, old);
  },
};

/** A client that doesn't know of resources of the Pod as a whole leaves them out: they stay. */
function keepPodLevelResources({ spec }: Pod, old: Pod): void {
  const before = old.spec?.resources;
  if (spec !== undefined && before !== undefined) spec.resources ??= structuredClone(before);
}

/** Where containers come, go or change places, all stays as it is asked for: that is refused. */
function keepAllButResources(pod: Pod, old: Pod): void {
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

/**
 * Sets a condition of a Pod, in place; the time of its last transition stays unless its status changes. Mirrors
 * `UpdatePodCondition` of kube-apiserver.
 */
export function updatePodCondition(pod: Pick<Pod, 'status'>, condition: PodCondition): void {
  const status = (pod.status ??= {});
  const conditions = (status.conditions ??= []);
  const index = conditions.findIndex(({ type }) => type === condition.type);
  const old = conditions[index];
  const time = old?.status === condition.status ? old.lastTransitionTime : now();
  const updated = { ...condition, ...(time !== undefined && { lastTransitionTime: time }) };
  if (old === undefined) conditions.push(updated);
  else conditions[index] = updated;
}

function isChanged(pod: Pod, old: Pod): boolean {
  return !deepEqual(podSpec, pod.spec ?? { containers: [] }, old.spec ?? { containers: [] });
}

/** Another spec is another generation. */
function countPodChange(pod: Pod, old: Pod): void {
  if (isChanged(pod, old)) pod.metadata.generation = Number(old.metadata.generation ?? 0) + 1;
}

/** A Pod without a node, or that has ended, goes at once; any other one as the options say, or its spec. */
function checkGracefulDelete({ spec, status }: Pod, options: DeleteOptions): boolean {
  const { phase } = status ?? {};
  const isOver = !spec?.nodeName || phase === 'Failed' || phase === 'Succeeded';
  const period = isOver ? 0 : (options.gracePeriodSeconds ?? spec.terminationGracePeriodSeconds ?? 0);
  options.gracePeriodSeconds = period < 0 ? 1 : period;
  return true;
}

function addGatedCondition(pod: Pod): void {
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
    // What lacks a term is refused later.
    for (const term of [
      ...preferred.map(({ podAffinityTerm }): PodAffinityTerm | undefined => podAffinityTerm),
      ...required,
    ])
      if (term !== undefined) addLabelKeys(term, labels);
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
      const value = getOwn(labels, key);
      if (value === undefined) continue;
      labelSelector.matchExpressions = [...(labelSelector.matchExpressions ?? []), { key, operator, values: [value] }];
    }
  }
}

/**
 * What the server knows of Pods: they are new as `Pending`, their generation counts changes of the spec, and one that a node
 * runs gets time to end. Mirrors `podStrategy` of kube-apiserver.
 */
export const podStrategy: KindStrategy<Pod> = {
  generation: true,
  isChanged,
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec(
    'spec',
    'spec.overhead',
    'status.resourceClaimStatuses',
    'status.nodeAllocatableResourceClaimStatuses',
  ),
  returnDeletedObject: true,
  selectableFields: {
    // The old name of spec.nodeName, which old clients still send.
    'spec.host': ({ spec }) => spec?.nodeName ?? '',
    'spec.hostNetwork': ({ spec }) => String(spec?.hostNetwork ?? false),
    'spec.nodeName': ({ spec }) => spec?.nodeName ?? '',
    'spec.restartPolicy': ({ spec }) => spec?.restartPolicy ?? '',
    'spec.schedulerName': ({ spec }) => spec?.schedulerName ?? '',
    'spec.serviceAccountName': ({ spec }) => spec?.serviceAccountName ?? '',
    'status.nominatedNodeName': ({ status }) => status?.nominatedNodeName ?? '',
    'status.phase': ({ status }) => status?.phase ?? '',
    'status.podIP': ({ status }) => status?.podIPs?.[0]?.ip ?? '',
    // Known, but no Pod has it.
    'status.podIPs': () => '',
  },
  prepareForCreate(pod: Pod, context) {
    pod.status = { phase: 'Pending' };
    if ((pod.spec?.schedulingGates ?? []).length > 0) addGatedCondition(pod);
    if (pod.spec !== undefined) {
      applyLabelKeys(pod.spec, pod.metadata.labels ?? {});
      applyAppArmorAnnotations(pod.metadata, pod.spec, (text) => context.warn(text));
    }
    fillPodLevelResources(pod);
    pod.status.qosClass = podQOSClass(pod);
  },
  dropDisabled(pod, old) {
    if (old !== undefined) keepPodLevelResources(pod, old);
    if (pod.spec !== undefined) dropDisabledPodFields(pod.spec, old?.spec);
    dropInitContainerAnnotations(pod.metadata);
  },
  checkGracefulDelete,
  *warnings(pod, old) {
    // As in Go, not on updates: programs make them, and often.
    if (old !== undefined) return;
    yield* nameWarnings(pod, "the Pod's hostname");
    yield* podWarnings(pod.spec, pod.metadata);
  },
  status: podStatusStrategy,
  subresources: { ephemeralcontainers: ephemeralContainersStrategy, resize: resizeStrategy },
};
