import type { DeploymentStrategy } from '#api/apps/v1/zz_generated.structs';
import type { Deployment } from '#api/apps/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { amount, checkAtMost100Percent, checkIntOrPercent } from '#src/validation/checks/int_or_percent';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkCollisions, checkCounts, checkParts } from '#src/validation/checks/replica_counts';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkPodSet, DEPLOYMENT_RULES } from '../pod_set.ts';

const DEFAULT_PROGRESS_DEADLINE = 600;

export function checkDeployment(faults: Faults, { metadata, spec }: Deployment): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.nonNegative(path.child('replicas'), spec?.replicas);
  checkPodSet(faults, path, spec?.selector, spec?.template ?? {}, DEPLOYMENT_RULES);
  checkStrategy(faults, path.child('strategy'), spec?.strategy ?? {});
  faults.nonNegative(path.child('minReadySeconds'), spec?.minReadySeconds);
  faults.nonNegative(path.child('revisionHistoryLimit'), spec?.revisionHistoryLimit);
  const deadline = spec?.progressDeadlineSeconds ?? DEFAULT_PROGRESS_DEADLINE;
  faults.nonNegative(path.child('progressDeadlineSeconds'), deadline);
  if (deadline <= (spec?.minReadySeconds ?? 0))
    faults.invalid(path.child('progressDeadlineSeconds'), deadline, 'must be greater than minReadySeconds');
}

function checkStrategy(faults: Faults, path: Path, strategy: DeploymentStrategy): void {
  const { type, rollingUpdate } = strategy;
  const at = path.child('rollingUpdate');
  if (type === 'Recreate') {
    if (rollingUpdate !== undefined) faults.forbidden(at, "may not be specified when strategy `type` is 'Recreate'");
    return;
  }
  if (type && type !== 'RollingUpdate') {
    faults.unsupported(path, strategy, ['Recreate', 'RollingUpdate']);
    return;
  }
  const { maxUnavailable = '25%', maxSurge = '25%' } = rollingUpdate ?? {};
  checkIntOrPercent(faults, at.child('maxUnavailable'), maxUnavailable);
  checkIntOrPercent(faults, at.child('maxSurge'), maxSurge);
  if (amount(maxUnavailable) === 0 && amount(maxSurge) === 0)
    faults.invalid(at.child('maxUnavailable'), maxUnavailable, 'may not be 0 when `maxSurge` is 0');
  checkAtMost100Percent(faults, at.child('maxUnavailable'), maxUnavailable);
}

/** Mirrors `ValidateDeploymentStatusUpdate` of kube-apiserver. */
function checkDeploymentStatusUpdate(faults: Faults, { status = {} }: Deployment, old: Deployment): void {
  const path = newPath('status');
  const { observedGeneration, replicas, updatedReplicas, readyReplicas, availableReplicas } = status;
  const { unavailableReplicas, terminatingReplicas, collisionCount } = status;
  const counts = { observedGeneration, replicas, updatedReplicas, readyReplicas, availableReplicas };
  checkCounts(faults, path, { ...counts, unavailableReplicas, terminatingReplicas, collisionCount });
  checkParts(faults, path, status, { updatedReplicas });
  checkCollisions(faults, path, collisionCount, old.status?.collisionCount);
}

export const deploymentUpdateValidation: UpdateValidation<Deployment> = {
  immutable: { 'spec.selector': null },
  subresources: { status: checkDeploymentStatusUpdate },
};
