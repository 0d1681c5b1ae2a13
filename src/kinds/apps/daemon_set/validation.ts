import type { DaemonSetUpdateStrategy } from '#api/apps/v1/zz_generated.structs';
import type { DaemonSet } from '#api/apps/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { amount, checkAtMost100Percent, checkIntOrPercent } from '#src/validation/checks/int_or_percent';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkCollisions, checkCounts } from '#src/validation/checks/replica_counts';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkPodSet } from '../pod_set.ts';

export function checkDaemonSet(faults: Faults, { metadata, spec }: DaemonSet): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkPodSet(faults, path, spec?.selector, spec?.template ?? {}, { kind: 'daemonset', deadlineOf: 'DaemonSet' });
  faults.nonNegative(path.child('minReadySeconds'), spec?.minReadySeconds);
  checkUpdateStrategy(faults, path.child('updateStrategy'), spec?.updateStrategy ?? {});
  faults.nonNegative(path.child('revisionHistoryLimit'), spec?.revisionHistoryLimit);
}

function checkUpdateStrategy(faults: Faults, path: Path, strategy: DaemonSetUpdateStrategy): void {
  const { type, rollingUpdate } = strategy;
  if (type === 'OnDelete') return;
  if (type && type !== 'RollingUpdate') {
    faults.unsupported(path, strategy, ['RollingUpdate', 'OnDelete']);
    return;
  }
  const { maxUnavailable = 1, maxSurge = 0 } = rollingUpdate ?? {};
  const at = path.child('rollingUpdate');
  for (const [name, value] of [
    ['maxUnavailable', maxUnavailable],
    ['maxSurge', maxSurge],
  ] as const) {
    checkIntOrPercent(faults, at.child(name), value);
    checkAtMost100Percent(faults, at.child(name), value);
  }
  const unavailable = amount(maxUnavailable) !== 0;
  const surge = amount(maxSurge) !== 0;
  if (unavailable && surge)
    faults.invalid(at.child('maxSurge'), maxSurge, 'may not be set when maxUnavailable is non-zero');
  else if (!unavailable && !surge) faults.required(at.child('maxUnavailable'), 'cannot be 0 when maxSurge is 0');
}

/** Mirrors `ValidateDaemonSetStatusUpdate` of kube-apiserver. */
function checkDaemonSetStatusUpdate(faults: Faults, { status }: DaemonSet, old: DaemonSet): void {
  if (status === undefined) return;
  const path = newPath('status');
  const { conditions: _, ...counts } = status;
  checkCounts(faults, path, counts);
  checkCollisions(faults, path, status.collisionCount, old.status?.collisionCount);
}

export const daemonSetUpdateValidation: UpdateValidation<DaemonSet> = {
  immutable: { 'spec.selector': null },
  subresources: { status: checkDaemonSetStatusUpdate },
};
