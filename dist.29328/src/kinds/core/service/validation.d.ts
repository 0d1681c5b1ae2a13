import type { Service } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkService(faults: Faults, { metadata, spec }: Service): void;
export declare const serviceUpdateValidation: UpdateValidation<Service>;
