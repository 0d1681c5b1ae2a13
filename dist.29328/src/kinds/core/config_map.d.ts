import type { ConfigMap, Secret } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Of a ConfigMap or Secret, in bytes. */
export declare const MAX_SIZE: number;
export declare function checkConfigMap(faults: Faults, { metadata, data, binaryData }: ConfigMap): void;
/** A ConfigMap or Secret that is immutable. */
export declare function checkFrozen(faults: Faults, now: ConfigMap | Secret, old: ConfigMap | Secret): void;
export declare const configMapUpdateValidation: UpdateValidation<ConfigMap>;
export declare const configMapColumns: readonly Column<ConfigMap>[];
