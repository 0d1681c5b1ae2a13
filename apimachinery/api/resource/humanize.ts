import { BinarySI, type Format } from './format.ts';
import { decimalOfBig } from './internal/decimal.ts';
import { parseQuantity, type QuantityLike } from './quantity.ts';
import { QuantityRangeError } from './quantity_range_error.ts';

/** How {@link humanize} writes. */
export interface HumanizeOptions {
  /** The most digits behind the point, from 0 to 20; 2 when not given. Zeros at the end are left out. */
  readonly digits?: number;
  /** The kind of suffix; that of the quantity when not given. `DecimalExponent` counts as `DecimalSI`. */
  readonly format?: Format;
}

type Unit = readonly [suffix: string, nanos: bigint];

const NANOS = 1_000_000_000n;
const MAX_DIGITS = 20;

/** Below 1, binary quantities have decimal suffixes too. */
function units(format: Format): Unit[] {
  const [letters, base] =
    format === BinarySI
      ? [['Ei', 'Pi', 'Ti', 'Gi', 'Mi', 'Ki', ''], 1024n]
      : [['E', 'P', 'T', 'G', 'M', 'k', ''], 1000n];
  const large = letters.map((suffix, index): Unit => [suffix, NANOS * base ** BigInt(6 - index)]);
  return [...large, ['m', 1_000_000n], ['u', 1000n], ['n', 1n]];
}

/**
 * A short text for people: `1.5Gi` for 1610612736 bytes, `250m`, `1.23k`. The suffix is the largest that leaves at least 1
 * before the point. The number is rounded to the nearest, and halves away from zero, so that the text may be another
 * quantity; it is one in any case, which {@link parseQuantity} reads.
 * @throws QuantityError when a text is no quantity
 * @throws QuantityRangeError when the digits are not from 0 to 20
 */
export function humanize(quantity: QuantityLike, { digits = 2, format }: HumanizeOptions = {}): string {
  if (!Number.isInteger(digits) || digits < 0 || digits > MAX_DIGITS)
    throw new QuantityRangeError(`digits must be a whole number from 0 to ${MAX_DIGITS}: ${digits}`);
  const given = typeof quantity === 'object' ? quantity : parseQuantity(quantity);
  const { unscaled, exponent } = decimalOfBig(given.asDec());
  const size = unscaled < 0n ? -unscaled : unscaled;
  const point = 10n ** BigInt(digits);
  const nanos = size * NANOS * 10n ** BigInt(Math.max(exponent, 0));
  const divisor = 10n ** BigInt(Math.max(-exponent, 0));
  const all = units(format ?? given.format);
  const fitting = all.findIndex(([, unit]) => nanos >= unit * divisor);
  for (let at = fitting < 0 ? all.length - 1 : fitting; ; at--) {
    const [suffix, unit] = all[at]!;
    const rounded = (2n * nanos * point + unit * divisor) / (2n * unit * divisor);
    if (rounded === 0n) return '0';
    // 999.999k is 1M.
    if (at > 0 && rounded * unit >= all[at - 1]![1] * point) continue;
    return `${unscaled < 0n ? '-' : ''}${withPoint(rounded, digits)}${suffix}`;
  }
}

function withPoint(number: bigint, digits: number): string {
  const text = String(number).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${text.slice(0, point)}.${text.slice(point)}`.replace(/\.?0*$/, '');
}
