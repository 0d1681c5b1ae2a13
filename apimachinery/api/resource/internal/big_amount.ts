import Big from 'big.js';
import { newAmount, type Amount } from '../quantity_amount.ts';
import type { Dec } from '../dec.ts';

// Everything is passed to big.js as text, and nothing depends on its settings, which belong to the program.

export function bigOf(digits: number | bigint | string, exponent: number): Big {
  return new Big(`${digits}e${exponent}`);
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
