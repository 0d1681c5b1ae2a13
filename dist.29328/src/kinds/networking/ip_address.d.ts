import type { IPAddress } from '#api/networking/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkIPAddress(faults: Faults, { metadata, spec }: IPAddress): void;
export declare const ipAddressUpdateValidation: UpdateValidation<IPAddress>;
export declare const ipAddressColumns: readonly Column<IPAddress>[];
