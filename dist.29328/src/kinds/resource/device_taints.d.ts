import type { DeviceTaint } from '#api/resource/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { BothRules } from './both_rules.ts';
export declare const TAINT_EFFECTS: readonly string[];
/** Mirrors `validateDeviceTaint` of kube-apiserver. */
export declare function checkDeviceTaint({ faults, declared }: BothRules, path: Path, { key, value, effect }: DeviceTaint): void;
