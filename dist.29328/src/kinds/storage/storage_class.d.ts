import type { StorageClass } from '#api/storage/v1/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkStorageClass(faults: Faults, object: StorageClass): void;
export declare function checkProvisioner(faults: Faults, path: Path, name: string): void;
export declare function checkParameters(faults: Faults, path: Path, parameters: {
    readonly [key: string]: string;
}): void;
export declare const storageClassUpdateValidation: UpdateValidation<StorageClass>;
export declare const storageClassColumns: readonly Column<StorageClass>[];
export declare const storageClassStrategy: KindStrategy<StorageClass>;
export declare const storageClassDefaults: StructDefaults;
