import type { ValidatingAdmissionPolicyBinding } from '#api/admissionregistration/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkBinding } from './policies.ts';
import { checkStaticName } from './static_names.ts';

export function checkValidatingAdmissionPolicyBinding(
  faults: Faults,
  { metadata, spec }: ValidatingAdmissionPolicyBinding,
): void {
  const path = newPath('spec', 'validationActions');
  const actions = spec?.validationActions ?? [];
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkBinding(faults, newPath('spec'), spec?.policyName, spec?.paramRef, spec?.matchResources);
  if (actions.length === 0) faults.declared.required(path);
  for (const [index, action] of actions.entries()) {
    faults.oneOf(path.index(index), action, ['Audit', 'Deny', 'Warn']);
    if (actions.indexOf(action) < index) faults.duplicate(path.index(index), action);
  }
  if (actions.includes('Deny') && actions.includes('Warn')) {
    faults.invalid(
      path,
      actions,
      'must not contain both Deny and Warn (repeating the same validation failure information in the API response and headers serves no purpose)',
    );
  }
  checkStaticName(faults, metadata);
}
