import { compareUTF8 } from '../text/utf8.ts';

/** Keys and indexes that lead to a value, innermost first. */
export type Place = readonly (string | number)[];

/** Tells which of two places comes first in a document: below 0 for `a`, above 0 for `b`. */
export type ComparePlaces = (a: Place, b: Place) => number;

/** The order of places where keys are sorted, as Go sorts them. */
export function comparePlaces(a: Place, b: Place): number {
  for (let depth = 1; depth <= Math.min(a.length, b.length); depth++) {
    const x = a[a.length - depth]!;
    const y = b[b.length - depth]!;
    const order = typeof x === 'string' && typeof y === 'string' ? compareUTF8(x, y) : Number(x) - Number(y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
