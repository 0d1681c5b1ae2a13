import { BinarySI } from './format.js';
import { decimalOfBig } from './internal/decimal.js';
import { parseQuantity } from './quantity.js';
import { QuantityRangeError } from './quantity_range_error.js';
const NANOS = 1000000000n;
const MAX_DIGITS = 20;
/** Below 1, binary quantities use decimal suffixes too. */
function units(format) {
    const [letters, base] = format === BinarySI
        ? [['Ei', 'Pi', 'Ti', 'Gi', 'Mi', 'Ki', ''], 1024n]
        : [['E', 'P', 'T', 'G', 'M', 'k', ''], 1000n];
    const large = letters.map((suffix, index) => [suffix, NANOS * base ** BigInt(6 - index)]);
    return [...large, ['m', 1000000n], ['u', 1000n], ['n', 1n]];
}
/**
 * Formats a quantity for people: `1.5Gi` for 1610612736 bytes, `250m`, `1.23k`. Uses the largest suffix that leaves at
 * least 1 before the point. Rounds to nearest, halves away from zero, so the result may be a different quantity, but
 * {@link parseQuantity} always reads it.
 * @throws QuantityError when a string is not a quantity
 * @throws QuantityRangeError when `digits` is not from 0 to 20
 */
export function humanize(quantity, { digits = 2, format } = {}) {
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
    for (let at = fitting < 0 ? all.length - 1 : fitting;; at--) {
        const [suffix, unit] = all[at];
        const rounded = (2n * nanos * point + unit * divisor) / (2n * unit * divisor);
        if (rounded === 0n)
            return '0';
        // 999.999k becomes 1M.
        if (at > 0 && rounded * unit >= all[at - 1][1] * point)
            continue;
        return `${unscaled < 0n ? '-' : ''}${withPoint(rounded, digits)}${suffix}`;
    }
}
function withPoint(number, digits) {
    const text = String(number).padStart(digits + 1, '0');
    const point = text.length - digits;
    return `${text.slice(0, point)}.${text.slice(point)}`.replace(/\.?0*$/, '');
}
