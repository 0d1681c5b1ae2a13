import type { PriorityClass } from '#api/scheduling/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkPriorityClass(faults: Faults, { metadata, value, globalDefault, preemptionPolicy }: PriorityClass): void;
export declare const priorityClassUpdateValidation: UpdateValidation<PriorityClass>;
export declare const priorityClassColumns: readonly Column<PriorityClass>[];
/** The generation stays at 1. */
export declare const priorityClassStrategy: KindStrategy<PriorityClass>;
export declare const priorityClassDefaults: StructDefaults;
