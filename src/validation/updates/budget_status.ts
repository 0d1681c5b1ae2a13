import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';

/** Mirrors `ValidatePodDisruptionBudgetStatusUpdate` of kube-apiserver. */
export function checkBudgetStatusUpdate(faults: Faults, { status }: PodDisruptionBudget): void {
  const path = newPath('status');
  faults.add(validateConditions(status?.conditions ?? [], path.child('conditions')));
  for (const name of ['disruptionsAllowed', 'currentHealthy', 'desiredHealthy', 'expectedPods'] as const)
    faults.nonNegative(path.child(name), status?.[name]);
}
