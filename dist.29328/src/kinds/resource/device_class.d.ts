import type { DeviceClass } from '#api/resource/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
/** Mirrors `ValidateDeviceClass` of kube-apiserver. */
export declare function checkDeviceClass(faults: Faults, { metadata, spec }: DeviceClass): void;
export declare const deviceClassColumns: readonly Column[];
export declare const deviceClassStrategy: KindStrategy<DeviceClass>;
