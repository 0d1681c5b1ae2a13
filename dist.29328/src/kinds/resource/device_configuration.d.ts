import type { DeviceConfiguration } from '#api/resource/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import type { BothRules } from './both_rules.ts';
/** Parameters for a driver. Mirrors `validateDeviceConfiguration` of kube-apiserver. */
export declare function checkDeviceConfiguration({ faults, declared }: BothRules, path: Path, { opaque }: DeviceConfiguration): void;
/**
 * An object that only others understand.
 *
 * Differs from Go: counts the bytes that the object takes without spaces.
 */
export declare function checkRaw(faults: Faults, path: Path, value: unknown): void;
