import { type IntOrString } from './int_or_string.ts';
/**
 * The number itself, or a percentage such as `25%` applied to `total`: `maxUnavailable`, `maxSurge` and the like.
 *
 * Differs from Go: a result beyond an int64 does not wrap; beyond 2^53 it has floating-point precision.
 * @param roundUp whether to round fractions up rather than down
 * @throws IntOrStringError with Go's message when there is no value or the string is not a percentage
 */
export declare function getScaledValueFromIntOrPercent(intOrPercent: IntOrString | null | undefined, total: number, roundUp: boolean): number;
/**
 * As {@link getScaledValueFromIntOrPercent}, but any numeric string is a percentage, with or without `%`. Mirrors Go's
 * `intstr.GetValueFromIntOrPercent`.
 * @deprecated as in Go: use getScaledValueFromIntOrPercent
 */
export declare function getValueFromIntOrPercent(intOrPercent: IntOrString | null | undefined, total: number, roundUp: boolean): number;
