import type {
  RollingUpdateStatefulSetStrategy,
  StatefulSetSpec,
  StatefulSetUpdateStrategy,
} from '#api/apps/v1/zz_generated.structs';
import type { StatefulSet } from '#api/apps/v1/zz_generated.types';
import type { PodTemplateSpec, Volume } from '#api/core/v1/zz_generated.structs';
import { nameIsDNSLabel } from '#apimachinery/api/validation/names';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { amount, checkAtMost100Percent, checkIntOrPercent } from '#src/validation/checks/int_or_percent';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkCollisions, checkCounts, checkParts } from '#src/validation/checks/replica_counts';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkPersistentVolumeClaimSpec } from '../../core/persistent_volume_claim/spec_validation.ts';
import { checkPodSet } from '../pod_set.ts';

export function checkStatefulSet(faults: Faults, { metadata, spec = {} as StatefulSetSpec }: StatefulSet): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true, name: nameIsDNSLabel });
  const {
    podManagementPolicy: management,
    persistentVolumeClaimRetentionPolicy: retention,
    volumeClaimTemplates = [],
  } = spec;
  if (management && management !== 'OrderedReady' && management !== 'Parallel') {
    faults.invalid(path.child('podManagementPolicy'), management, "must be 'OrderedReady' or 'Parallel'");
  }
  checkUpdateStrategy(faults, path.child('updateStrategy'), spec.updateStrategy ?? {});
  for (const name of ['whenDeleted', 'whenScaled'] as const) {
    const value = retention?.[name];
    if (value) faults.oneOf(path.child('persistentVolumeClaimRetentionPolicy', name), value, ['Retain', 'Delete']);
  }
  for (const [index, claim] of volumeClaimTemplates.entries()) {
    checkPersistentVolumeClaimSpec(
      faults,
      path.child('volumeClaimTemplates').index(index).child('spec'),
      claim.spec ?? { accessModes: [], resources: {} },
    );
  }
  faults.nonNegative(path.child('replicas'), spec.replicas);
  faults.nonNegative(path.child('minReadySeconds'), spec.minReadySeconds);
  faults.nonNegative(path.child('ordinals.start'), spec.ordinals?.start);
  if (spec.serviceName) faults.each(path.child('serviceName'), spec.serviceName, isDNS1123Label(spec.serviceName));
  checkPodSet(faults, path, spec.selector, completed(spec), {
    kind: 'statefulset',
    deadlineOf: 'StatefulSet',
    brokenSelector: '',
  });
}

/** The template as its Pods will be: the claims are volumes, and the set gives the names of hosts. */
function completed({ template = {} as PodTemplateSpec, volumeClaimTemplates = [] }: StatefulSetSpec): PodTemplateSpec {
  const { hostname: _, subdomain: __, ...podSpec } = template.spec ?? { containers: [] };
  if (volumeClaimTemplates.length === 0) return { ...template, spec: podSpec };
  const claims = new Map(
    volumeClaimTemplates.map(({ metadata }): [string, Volume] => {
      const name = metadata?.name ?? '';
      return [name, { name, persistentVolumeClaim: { claimName: name } }];
    }),
  );
  return {
    ...template,
    spec: {
      ...podSpec,
      volumes: [...claims.values(), ...(podSpec.volumes ?? []).filter(({ name }) => !claims.has(name))],
    },
  };
}

function checkUpdateStrategy(faults: Faults, path: Path, strategy: StatefulSetUpdateStrategy): void {
  const { type = '', rollingUpdate } = strategy;
  if (type === 'OnDelete') {
    if (rollingUpdate !== undefined)
      faults.invalid(path.child('rollingUpdate'), rollingUpdate, "only allowed for updateStrategy 'RollingUpdate'");
  } else if (type !== '' && type !== 'RollingUpdate')
    faults.invalid(path, strategy, "must be 'RollingUpdate' or 'OnDelete'");
  else if (rollingUpdate !== undefined) checkRollingUpdate(faults, path.child('rollingUpdate'), rollingUpdate);
}

function checkRollingUpdate(
  faults: Faults,
  path: Path,
  { partition, maxUnavailable }: RollingUpdateStatefulSetStrategy,
): void {
  const at = path.child('maxUnavailable');
  faults.nonNegative(path.child('partition'), partition);
  if (maxUnavailable === undefined) return;
  checkIntOrPercent(faults, at, maxUnavailable);
  if (amount(maxUnavailable) === 0) faults.invalid(at, maxUnavailable, 'cannot be 0');
  checkAtMost100Percent(faults, at, maxUnavailable);
}

/** Mirrors `ValidateStatefulSetStatusUpdate` of kube-apiserver. */
function checkStatefulSetStatusUpdate(
  faults: Faults,
  { status = { replicas: 0 } }: StatefulSet,
  old: StatefulSet,
): void {
  const path = newPath('status');
  const { replicas, readyReplicas, currentReplicas, updatedReplicas, availableReplicas } = status;
  const { observedGeneration, collisionCount } = status;
  const counts = { replicas, readyReplicas, currentReplicas, updatedReplicas, availableReplicas };
  checkCounts(faults, path, { ...counts, observedGeneration, collisionCount });
  checkParts(faults, path, status, { currentReplicas, updatedReplicas }, 'status.readyReplicas');
  checkCollisions(faults, path, collisionCount, old.status?.collisionCount);
}

export const statefulSetUpdateValidation: UpdateValidation<StatefulSet> = {
  immutable: {
    'spec.selector': null,
    'spec.volumeClaimTemplates': null,
    'spec.serviceName': '',
    'spec.podManagementPolicy': '',
  },
  subresources: { status: checkStatefulSetStatusUpdate },
  // What never changes may be what older servers took.
  isOfCreation: ({ field }) => field === 'spec.serviceName' || field.startsWith('spec.volumeClaimTemplates'),
};
