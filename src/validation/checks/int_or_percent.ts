import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isValidPercent } from '#apimachinery/util/validation/numbers';
import type { Faults } from './faults.ts';

/** A number of Pods that is not negative, or a share of them: `25%`. */
export function checkIntOrPercent(faults: Faults, path: Path, value: IntOrString): void {
  if (typeof value === 'string') faults.each(path, value, isValidPercent(value));
  else faults.nonNegative(path, value);
}

/** A share is at most 100 %. */
export function checkAtMost100Percent(faults: Faults, path: Path, value: IntOrString): void {
  if (isPercent(value) && amount(value) > 100) faults.invalid(path, value, 'must not be greater than 100%');
}

/** The number, or that before the percent sign. */
export function amount(value: IntOrString): number {
  const number = typeof value === 'string' ? Number(isPercent(value) ? value.slice(0, -1) : value) : value;
  return Number.isInteger(number) ? number : 0;
}

function isPercent(value: IntOrString): value is string {
  return typeof value === 'string' && isValidPercent(value).length === 0;
}
