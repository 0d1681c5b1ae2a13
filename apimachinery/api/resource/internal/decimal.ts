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
export function decimalOfDigits(negative: boolean, digits: string, exponent: number): Decimal {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  const unscaled = BigInt(digits.slice(0, end));
  if (unscaled === 0n) return { unscaled, exponent: 0 };
  return { unscaled: negative ? -unscaled : unscaled, exponent: exponent + digits.length - end };
}

/** The number `unscaled * 10^exponent`. */
export function newDecimal(unscaled: bigint, exponent: number): Decimal {
  const negative = unscaled < 0n;
  return decimalOfDigits(negative, String(negative ? -unscaled : unscaled), exponent);
}

/** The value of a big.js number. */
export function decimalOfBig({ s, c, e }: Big): Decimal {
  return decimalOfDigits(s < 0, c.join(''), e - c.length + 1);
}

/** Both numbers as multiples of a common power of 10. */
function aligned(a: Decimal, b: Decimal): readonly [a: bigint, b: bigint, exponent: number] {
  const exponent = Math.min(a.exponent, b.exponent);
  return [multipleOf(a, exponent), multipleOf(b, exponent), exponent];
}

/** The number divided by 10^exponent, for an exponent not above the number's. */
export function multipleOf({ unscaled, exponent }: Decimal, of: number): bigint {
  return exponent === of ? unscaled : unscaled * 10n ** BigInt(exponent - of);
}

export function add(a: Decimal, b: Decimal): Decimal {
  const [x, y, exponent] = aligned(a, b);
  return newDecimal(x + y, exponent);
}

export function negate({ unscaled, exponent }: Decimal): Decimal {
  return { unscaled: -unscaled, exponent };
}

export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const [x, y] = aligned(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Rounds away from zero to a multiple of 10^exponent. */
export function roundUp(decimal: Decimal, exponent: number): Decimal {
  if (decimal.exponent >= exponent) return decimal;
  const unit = 10n ** BigInt(exponent - decimal.exponent);
  const rest = decimal.unscaled % unit;
  // BigInt division truncates towards zero.
  const whole = decimal.unscaled / unit + (rest > 0n ? 1n : rest < 0n ? -1n : 0n);
  return newDecimal(whole, exponent);
}
