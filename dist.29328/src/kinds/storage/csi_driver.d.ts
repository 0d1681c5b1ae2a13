import type { CSIDriver } from '#api/storage/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkCSIDriver(faults: Faults, { metadata, spec }: CSIDriver): void;
/** Mirrors `ValidateCSIDriverUpdate` of kube-apiserver, which misspells a field. */
export declare function checkCSIDriverUpdate(faults: Faults, { spec }: CSIDriver, { spec: old }: CSIDriver): void;
export declare const csiDriverUpdateValidation: UpdateValidation<CSIDriver>;
export declare const csiDriverColumns: readonly Column<CSIDriver>[];
export declare const csiDriverStrategy: KindStrategy<CSIDriver>;
export declare const csiDriverDefaults: StructDefaults;
