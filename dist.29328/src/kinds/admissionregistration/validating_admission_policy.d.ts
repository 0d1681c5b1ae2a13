import type { ValidatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkValidatingAdmissionPolicy(faults: Faults, { metadata, spec }: ValidatingAdmissionPolicy): void;
/** Mirrors `ValidateValidatingAdmissionPolicyStatusUpdate` of kube-apiserver. */
export declare function checkPolicyStatusUpdate(faults: Faults, { status }: ValidatingAdmissionPolicy): void;
export declare const validatingAdmissionPolicyUpdateValidation: UpdateValidation<ValidatingAdmissionPolicy>;
export declare const validatingAdmissionPolicyColumns: readonly Column<ValidatingAdmissionPolicy>[];
export declare const validatingAdmissionPolicyStrategy: KindStrategy<ValidatingAdmissionPolicy>;
