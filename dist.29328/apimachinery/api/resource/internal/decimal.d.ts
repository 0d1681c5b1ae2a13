import type Big from 'big.js';
/** An exact decimal number of any size: `unscaled * 10^exponent`. The last digit is not 0, and zero has exponent 0. */
export interface Decimal {
    readonly unscaled: bigint;
    readonly exponent: number;
}
/**
 * The number of these digits, times 10^exponent.
 * @param digits decimal digits, possibly with leading zeros; none mean zero
 */
export declare function decimalOfDigits(negative: boolean, digits: string, exponent: number): Decimal;
/** The number `unscaled * 10^exponent`. */
export declare function newDecimal(unscaled: bigint, exponent: number): Decimal;
/** The value of a big.js number. */
export declare function decimalOfBig({ s, c, e }: Big): Decimal;
/** The number divided by 10^exponent, for an exponent not above the number's. */
export declare function multipleOf({ unscaled, exponent }: Decimal, of: number): bigint;
export declare function add(a: Decimal, b: Decimal): Decimal;
export declare function negate({ unscaled, exponent }: Decimal): Decimal;
export declare function compare(a: Decimal, b: Decimal): -1 | 0 | 1;
/** Rounds away from zero to a multiple of 10^exponent. */
export declare function roundUp(decimal: Decimal, exponent: number): Decimal;
