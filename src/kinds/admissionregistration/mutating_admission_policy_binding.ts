import type { MutatingAdmissionPolicyBinding } from '#api/admissionregistration/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkBinding, checkMutatingOperations } from './policies.ts';
import { checkStaticName } from './static_names.ts';

export function checkMutatingAdmissionPolicyBinding(
  faults: Faults,
  { metadata, spec }: MutatingAdmissionPolicyBinding,
): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkBinding(faults, newPath('spec'), spec?.policyName, spec?.paramRef, spec?.matchResources);
  checkMutatingOperations(
    faults,
    newPath('spec', 'matchResources', 'resourceRules', 'operations'),
    spec?.matchResources,
  );
  checkStaticName(faults, metadata);
}

/** In v1alpha1, there is a default for parameters that are not found. */
export function checkAlphaBinding(faults: Faults, binding: MutatingAdmissionPolicyBinding): void {
  const { metadata, spec } = binding;
  const param = spec?.paramRef && {
    ...spec.paramRef,
    parameterNotFoundAction: spec.paramRef.parameterNotFoundAction || 'Deny',
  };
  checkMutatingAdmissionPolicyBinding(faults, {
    metadata,
    spec: { ...spec, ...(param && { paramRef: param }) },
  } as MutatingAdmissionPolicyBinding);
}
