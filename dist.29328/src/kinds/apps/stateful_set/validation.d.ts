import type { StatefulSet } from '#api/apps/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkStatefulSet(faults: Faults, { metadata, spec }: StatefulSet): void;
/** Mirrors `ValidateStatefulSetStatusUpdate` of kube-apiserver. */
export declare function checkStatefulSetStatusUpdate(faults: Faults, { status }: StatefulSet, old: StatefulSet): void;
export declare const statefulSetUpdateValidation: UpdateValidation<StatefulSet>;
