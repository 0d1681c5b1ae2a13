import type { DeviceTaint } from './zz_generated.types.ts';
/**
 * `key=value:effect`, as for the taints of nodes. Of a value or effect that is missing nothing is shown: `key:effect`,
 * `key=value:`, `key`. Mirrors Go's method `DeviceTaint.String`.
 */
export declare function deviceTaintToString(taint: DeviceTaint): string;
