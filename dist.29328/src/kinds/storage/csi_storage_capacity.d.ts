import type { CSIStorageCapacity } from '#api/storage/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkCSIStorageCapacity(faults: Faults, object: CSIStorageCapacity): void;
export declare const csiStorageCapacityUpdateValidation: UpdateValidation<CSIStorageCapacity>;
export declare const csiStorageCapacityStrategy: KindStrategy<CSIStorageCapacity>;
