import type { Workload } from '#api/scheduling/v1beta1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Mirrors `ValidateWorkload` of kube-apiserver, and what the type declares. */
export declare function checkWorkload(faults: Faults, { metadata, spec }: Workload): void;
export declare const workloadUpdateValidation: UpdateValidation<Workload>;
export declare const workloadColumns: readonly Column[];
export declare const workloadStrategy: KindStrategy<Workload>;
