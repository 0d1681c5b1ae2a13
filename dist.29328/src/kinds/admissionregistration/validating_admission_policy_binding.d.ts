import type { ValidatingAdmissionPolicyBinding } from '#api/admissionregistration/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
export declare function checkValidatingAdmissionPolicyBinding(faults: Faults, { metadata, spec }: ValidatingAdmissionPolicyBinding): void;
