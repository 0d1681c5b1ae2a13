import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from './faults.ts';
/** A number of Pods that is not negative, or a share of them: `25%`. */
export declare function checkIntOrPercent(faults: Faults, path: Path, value: IntOrString): void;
/** A share is at most 100 %. */
export declare function checkAtMost100Percent(faults: Faults, path: Path, value: IntOrString): void;
/** The number, or that before the percent sign. */
export declare function amount(value: IntOrString): number;
