import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { ValidatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';

/** Mirrors `ValidateValidatingAdmissionPolicyStatusUpdate` of kube-apiserver. */
export function checkPolicyStatusUpdate(faults: Faults, { status }: ValidatingAdmissionPolicy): void {
  const path = newPath('status');
  for (const [index, { fieldRef, warning }] of (status?.typeChecking?.expressionWarnings ?? []).entries()) {
    const at = path.child('typeChecking', 'expressionWarnings').index(index);
    faults.present(at.child('fieldRef'), fieldRef);
    faults.present(at.child('warning'), warning);
  }
  faults.add(validateConditions(status?.conditions ?? [], path.child('conditions')));
}
