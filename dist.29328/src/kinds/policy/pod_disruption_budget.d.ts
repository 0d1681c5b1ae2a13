import type { PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkPodDisruptionBudget(faults: Faults, { metadata, spec }: PodDisruptionBudget): void;
/** Mirrors `ValidatePodDisruptionBudgetStatusUpdate` of kube-apiserver. */
export declare function checkBudgetStatusUpdate(faults: Faults, { status }: PodDisruptionBudget): void;
export declare const podDisruptionBudgetUpdateValidation: UpdateValidation<PodDisruptionBudget>;
export declare const podDisruptionBudgetColumns: readonly Column<PodDisruptionBudget>[];
export declare const podDisruptionBudgetStrategy: KindStrategy<PodDisruptionBudget>;
