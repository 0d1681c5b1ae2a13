import { BinarySI, DecimalExponent, DecimalSI } from '../format.js';
import { Exa, Nano } from '../scale.js';
const DECIMAL_SUFFIXES = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];
const BINARY_SUFFIXES = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];
/**
 * The canonical form of an exact number: the largest suffix that leaves no fraction. As in Go, a value too large for E
 * is written without a suffix: `1000E` becomes `1`.
 */
export function decimalText(decimal, format) {
    const negative = decimal.unscaled < 0n;
    const size = negative ? -decimal.unscaled : decimal.unscaled;
    if (format === BinarySI && decimal.exponent >= 0) {
        const whole = size * 10n ** BigInt(decimal.exponent);
        if (whole >= 1024n)
            return (negative ? '-' : '') + binaryText(whole);
    }
    return (negative ? '-' : '') + digitsText(String(size), decimal.exponent, format);
}
/**
 * The canonical form of an exact number.
 *
 * Differs from Go: it writes what is larger than E or smaller than n without a suffix, which is another value then: `1`
 * for `1000E`.
 */
export function canonicalDecimal(decimal, format) {
    const { unscaled, exponent } = decimal;
    if (format === DecimalSI && exponent > Exa)
        return `${unscaled}${'0'.repeat(exponent - Exa)}E`;
    return decimalText(decimal, exponent < Nano ? DecimalExponent : format);
}
/** {@link canonicalDecimal} of `number * 10^exponent`, the number a safe integer. */
export function canonicalNumber(number, exponent, format) {
    const size = Math.abs(number);
    const sign = number < 0 ? '-' : '';
    if (format === BinarySI && exponent === 0 && size >= 1024)
        return sign + smallBinaryText(size, 0);
    const digits = String(size);
    let end = digits.length;
    while (end > 1 && digits.charCodeAt(end - 1) === 0x30)
        end--;
    const power = size === 0 ? 0 : exponent + digits.length - end;
    const plain = format !== BinarySI || power < 0 || size === 0;
    if (plain && power >= Nano && power <= Exa)
        return sign + digitsText(digits.slice(0, end), power, format);
    return canonicalDecimal({ unscaled: BigInt(sign + digits.slice(0, end)), exponent: power }, format);
}
/** Digits that don't end in 0, times 10^exponent, with a decimal suffix. */
function digitsText(digits, exponent, format) {
    const odd = ((exponent % 3) + 3) % 3;
    const power = exponent - odd;
    const suffix = power === 0 ? '' : format === DecimalExponent ? `e${power}` : (DECIMAL_SUFFIXES[power / 3 + 3] ?? '');
    return digits + '0'.repeat(odd) + suffix;
}
/** A whole number of at least 1024, with the largest binary suffix that leaves it whole. */
function binaryText(whole) {
    let value = whole;
    let power = 0;
    while (value % 1024n === 0n && power < 6) {
        value /= 1024n;
        power++;
    }
    return `${value}${BINARY_SUFFIXES[power]}`;
}
/** As {@link binaryText}, for `mantissa * 1024^start`, the mantissa below 2^53. */
export function smallBinaryText(mantissa, start) {
    let value = mantissa;
    let power = start;
    while (value % 1024 === 0 && power < 6) {
        value /= 1024;
        power++;
    }
    return `${value}${BINARY_SUFFIXES[power]}`;
}
