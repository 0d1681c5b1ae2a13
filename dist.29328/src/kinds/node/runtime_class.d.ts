import type { RuntimeClass } from '#api/node/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkRuntimeClass(faults: Faults, { metadata, handler, overhead, scheduling }: RuntimeClass): void;
export declare const runtimeClassUpdateValidation: UpdateValidation<RuntimeClass>;
export declare const runtimeClassColumns: readonly Column<RuntimeClass>[];
export declare const runtimeClassStrategy: KindStrategy<RuntimeClass>;
