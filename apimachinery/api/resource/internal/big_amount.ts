import Big from 'big.js';
import { newAmount, type Amount } from '../quantity_amount.ts';
import type { Dec } from '../dec.ts';

/** The rounding of big.js away from zero. */
export const BIG_ROUND_UP = 3;

let made: Big.BigConstructor | undefined;

/** Numbers of big.js with settings of their own: `Big()` makes a constructor, here when the first is needed. */
export function bigOf(digits: number | bigint | string, exponent: number): Big {
  made ??= Big();
  return new made(`${digits}e${exponent}`);
}

/** The power of 10 of the last digit. */
export function bigExponent(big: Big): number {
  return big.e - big.c.length + 1;
}

export function amountOfBig(big: Big): Amount {
  return newAmount(big.s < 0, big.c.join(''), bigExponent(big));
}

export function decOfBig(big: Big): Dec {
  const exponent = bigExponent(big);
  const unscaled = BigInt((big.s < 0 ? '-' : '') + big.c.join('') + '0'.repeat(Math.max(exponent, 0)));
  return { unscaled, scale: Math.max(-exponent, 0) };
}
