import { BinarySI, DecimalExponent, DecimalSI, type Format } from '../format.ts';
import { amountText, newAmount, smallBinaryText, type Amount } from '../quantity_amount.ts';
import { Exa, Nano } from '../scale.ts';

/** The canonical text of `number * 10^scale`, the number a safe integer. */
export function canonicalNumber(number: number, scale: number, format: Format): string {
  const size = Math.abs(number);
  if (format === BinarySI && scale === 0 && size >= 1024) return smallBinaryText(number < 0, size, 0);
  return canonicalAmount(newAmount(number < 0, String(size), scale), format);
}

/**
 * The canonical text of an amount.
 *
 * Differs from Go: it writes what is larger than E or smaller than n without a suffix, which is another value then:
 * `1` for `1000E`.
 */
export function canonicalAmount(amount: Amount, format: Format): string {
  const { negative, digits, exponent } = amount;
  if (format === DecimalSI && exponent > Exa) return `${negative ? '-' : ''}${digits}${'0'.repeat(exponent - Exa)}E`;
  return amountText(amount, exponent < Nano ? DecimalExponent : format);
}
