import { FORMATS, type QuantityInput } from '../apimachinery/vectors/quantity_answers.ts';
import type { Random } from './random_scalars.ts';

const SUFFIXES = [
  '',
  'n',
  'u',
  'm',
  'k',
  'M',
  'G',
  'T',
  'P',
  'E',
  'Ki',
  'Mi',
  'Gi',
  'Ti',
  'Pi',
  'Ei',
  'e3',
  'E-3',
  'e+4',
  'e-8',
  'e25',
  'e-30',
];
/** Where numbers stop being safe integers, or int64; and what is common. */
const EDGES = [
  '9007199254740991',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '922337203685477580',
  '1000000000000000000',
  '1024',
  '1000',
  '1',
  '0',
  '128',
  '100',
];
const PIECES = ['0', '1', '9', '.', '-', '+', 'e', 'E', 'i', 'K', 'M', 'm', 'n', 'x', ' '];

/** Of up to so many bits, small ones as likely as large. */
function integer(r: Random, bits: number): string {
  if (r.int(8) === 0) return r.pick(['', '-']) + r.pick(EDGES);
  let value = 0n;
  for (let n = r.int(bits + 1); n > 0; n -= 16)
    value = (value << BigInt(Math.min(n, 16))) | BigInt(r.int(2 ** Math.min(n, 16)));
  return r.pick(['', '', '', '-']) + String(value);
}

function quantityText(r: Random): string {
  let number = integer(r, r.pick([4, 10, 20, 31, 53, 64, 90]));
  if (r.int(3) === 0) number += `.${r.digits(r.pick([1, 3, 9, 20]))}`;
  else if (r.int(4) === 0) number += '0'.repeat(r.int(7));
  const text = number + r.pick(SUFFIXES);
  return r.int(20) === 0 ? r.mutated(text, PIECES).replace(/([eE][-+]?0*[1-9][0-9]{2})[0-9]+/g, '$1') : text;
}

function quantity(r: Random): QuantityInput {
  if (r.int(4) !== 0) return quantityText(r);
  return { n: integer(r, r.pick([10, 53, 64, 110])), s: r.int(31) - 12, f: r.pick(FORMATS), dec: r.int(3) === 0 };
}

function int64(r: Random): string {
  return String(BigInt.asIntN(64, BigInt(integer(r, r.pick([4, 20, 53, 64])))));
}

/** A random input for an area of scripts/go/quantityvectors. */
export function randomQuantityInput(area: string, r: Random): unknown {
  switch (area) {
    case 'quantity-of':
      return quantity(r);
    case 'quantity-pair': {
      const a = quantity(r);
      return [a, r.int(5) === 0 ? a : quantity(r)];
    }
    case 'quantity-product':
      return [quantity(r), int64(r)];
    default:
      return Array.from({ length: r.int(9) }, () => quantity(r));
  }
}
