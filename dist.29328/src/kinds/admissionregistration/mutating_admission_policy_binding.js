import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkBinding, checkMutatingOperations } from './policies.js';
export function checkMutatingAdmissionPolicyBinding(faults, { metadata, spec }) {
    checkObjectMeta(faults, metadata, { namespaced: false });
    checkBinding(faults, newPath('spec'), spec?.policyName, spec?.paramRef, spec?.matchResources);
    checkMutatingOperations(faults, newPath('spec', 'matchResources', 'resourceRules', 'operations'), spec?.matchResources);
}
/** In v1alpha1, there is a default for parameters that are not found. */
export function checkAlphaBinding(faults, binding) {
    const { metadata, spec } = binding;
    const param = spec?.paramRef && {
        ...spec.paramRef,
        parameterNotFoundAction: spec.paramRef.parameterNotFoundAction || 'Deny',
    };
    checkMutatingAdmissionPolicyBinding(faults, {
        metadata,
        spec: { ...spec, ...(param && { paramRef: param }) },
    });
}
