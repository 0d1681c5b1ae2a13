import type { MutatingAdmissionPolicyBinding } from '#api/admissionregistration/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
export declare function checkMutatingAdmissionPolicyBinding(faults: Faults, { metadata, spec }: MutatingAdmissionPolicyBinding): void;
/** In v1alpha1, there is a default for parameters that are not found. */
export declare function checkAlphaBinding(faults: Faults, binding: MutatingAdmissionPolicyBinding): void;
