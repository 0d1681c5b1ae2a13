import type { VolumeAttributesClass } from '#api/storage/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkVolumeAttributesClass(faults: Faults, { metadata, driverName, parameters }: VolumeAttributesClass): void;
/** Mirrors `ValidateVolumeAttributesClassUpdate` of kube-apiserver. */
export declare function checkVolumeAttributesClassUpdate(faults: Faults, { driverName, parameters }: VolumeAttributesClass, old: VolumeAttributesClass): void;
export declare const volumeAttributesClassUpdateValidation: UpdateValidation<VolumeAttributesClass>;
export declare const volumeAttributesClassColumns: readonly Column<VolumeAttributesClass>[];
export declare const volumeAttributesClassStrategy: KindStrategy<VolumeAttributesClass>;
