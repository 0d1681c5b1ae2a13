import { type Format } from '../format.ts';
import type { Decimal } from './decimal.ts';
/**
 * The canonical form of an exact number: the largest suffix that leaves no fraction. As in Go, a value too large for E
 * is written without a suffix: `1000E` becomes `1`.
 */
export declare function decimalText(decimal: Decimal, format: Format): string;
/**
 * The canonical form of an exact number.
 *
 * Differs from Go: it writes what is larger than E or smaller than n without a suffix, which is another value then: `1`
 * for `1000E`.
 */
export declare function canonicalDecimal(decimal: Decimal, format: Format): string;
/** {@link canonicalDecimal} of `number * 10^exponent`, the number a safe integer. */
export declare function canonicalNumber(number: number, exponent: number, format: Format): string;
/** As {@link binaryText}, for `mantissa * 1024^start`, the mantissa below 2^53. */
export declare function smallBinaryText(mantissa: number, start: number): string;
