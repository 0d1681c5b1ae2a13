import { parseQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import { QuantityRangeError } from '#apimachinery/api/resource/quantity_range_error';
import { type QuantityValue, quantityText } from '#apimachinery/api/resource/quantity_value';
import type { Path } from '#apimachinery/util/validation/field/path';
import { type Faults, MUST_BE_POSITIVE } from './faults.ts';

/** The quantity of a wire value, which has been verified before. */
export function quantityOf(value: QuantityValue): Quantity {
  return parseQuantity(quantityText(value));
}

export function checkNonNegativeQuantity(faults: Faults, path: Path, quantity: Quantity): void {
  if (quantity.sign() < 0) faults.invalid(path, quantity.toString(), 'must be greater than or equal to 0');
}

export function checkPositiveQuantity(faults: Faults, path: Path, quantity: Quantity): void {
  if (quantity.sign() <= 0) faults.invalid(path, quantity.toString(), MUST_BE_POSITIVE);
}

/** What a fault shows of an amount: its whole number, or all of it beyond an int64. */
export function wholeOf(amount: Quantity): number | bigint | string {
  return amount.cmp(MIN_INT64) < 0 ? amount.toString() : amount.value();
}

const MIN_INT64 = '-9223372036854775808';

/**
 * Whether an amount is not a whole number, in thousandths. Mirrors `MilliValue()%1000 != 0` of Go's warnings; what is beyond an
 * int64 counts as whole.
 */
export function isFractional(quantity: Quantity): boolean {
  try {
    return BigInt(quantity.milliValue()) % 1000n !== 0n;
  } catch (error) {
    if (error instanceof QuantityRangeError) return false;
    throw error;
  }
}
