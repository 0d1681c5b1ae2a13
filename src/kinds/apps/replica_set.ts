import type { Faults } from '#src/validation/checks/faults';
import type { ReplicaSet } from '#api/apps/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkReplicaSetStatusUpdate } from '#src/validation/checks/replica_counts';
import { checkPodSet, DEPLOYMENT_RULES } from './pod_set.ts';
import type { Validation } from '../aspects/validation.ts';

export function checkReplicaSet(faults: Faults, { metadata, spec }: ReplicaSet): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.nonNegative(path.child('replicas'), spec?.replicas);
  faults.nonNegative(path.child('minReadySeconds'), spec?.minReadySeconds);
  checkPodSet(faults, path, spec?.selector, spec?.template ?? {}, DEPLOYMENT_RULES);
}

export const replicaSetValidation: Validation<ReplicaSet> = {
  create: checkReplicaSet,
  immutable: { 'spec.selector': null },
  subresources: { status: checkReplicaSetStatusUpdate },
};
