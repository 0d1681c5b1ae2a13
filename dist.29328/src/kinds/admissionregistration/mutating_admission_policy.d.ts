import type { MutatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
export declare function checkMutatingAdmissionPolicy(faults: Faults, { metadata, spec }: MutatingAdmissionPolicy): void;
export declare const mutatingAdmissionPolicyColumns: readonly Column<MutatingAdmissionPolicy>[];
