import { BinarySI } from './format.js';
import { decimalText, smallBinaryText } from './internal/canonical_text.js';
import { decimalOfDigits, newDecimal, roundUp } from './internal/decimal.js';
import { QuantityError } from './quantity_error.js';
import { newQuantityParts, scanQuantity } from './quantity_syntax.js';
import { Nano } from './scale.js';
const NANOS_PER_ONE = 1000000000n;
const MAX_INT64 = 0x7fffffffffffffffn;
/** The size of a binary quantity in units of 10^-9, rounded up, and capped at 2^63-1 units of 1. */
function binaryNanos(digits, fractionDigits, exponent) {
    const scaled = (BigInt(digits) << BigInt(exponent)) * NANOS_PER_ONE;
    const unit = 10n ** BigInt(fractionDigits);
    const nanos = (scaled + unit - 1n) / unit;
    const max = MAX_INT64 * NANOS_PER_ONE;
    return nanos > max ? max : nanos;
}
function digitsOf(text, parts) {
    const num = text.slice(parts.numStart, parts.numEnd);
    return parts.fractionEnd === parts.fractionStart ? num : num + text.slice(parts.fractionStart, parts.fractionEnd);
}
function partsOf(text) {
    const parts = newQuantityParts();
    const wrong = scanQuantity(text, parts);
    if (wrong !== undefined)
        throw new QuantityError(wrong, text);
    return parts;
}
/**
 * The value of a string split by {@link scanQuantity}. Quantities have a precision of 10^-9; anything finer is rounded
 * away from zero.
 */
export function decimalOf(text, parts) {
    const { negative, format, exponent } = parts;
    const digits = digitsOf(text, parts);
    const fractionDigits = parts.fractionEnd - parts.fractionStart;
    if (format !== BinarySI)
        return roundUp(decimalOfDigits(negative, digits, exponent - fractionDigits), Nano);
    const nanos = binaryNanos(digits, fractionDigits, exponent);
    return newDecimal(negative ? -nanos : nanos, Nano);
}
/**
 * Whether two quantities have the same value, however they are written: `1` and `1000m`.
 * @throws QuantityError when one is not a quantity
 */
export function equalQuantity(a, b) {
    const x = decimalOf(a, partsOf(a));
    const y = decimalOf(b, partsOf(b));
    return x.unscaled === y.unscaled && x.exponent === y.exponent;
}
/** Go keeps the spelling of a number it takes for canonical, which it judges by a few characters. */
function keepsSpelling(text, parts) {
    const { small, numStart, numEnd, fractionStart, fractionEnd, format, exponent } = parts;
    if (!small || numStart === numEnd)
        return false;
    // Only the last three digits count.
    const digits = Number(digitsOf(text, parts).slice(-3));
    return format === BinarySI ? digits % 8 !== 0 : (exponent - (fractionEnd - fractionStart)) % 3 === 0 && digits !== 0;
}
/** Whether the string is a common canonical form. False for many other canonical strings. */
function isCommonCanonical(text) {
    let value = 0;
    let at = 0;
    let c = text.charCodeAt(0);
    if (c === 0x30)
        return text.length === 1;
    for (; at < 9 && c >= 0x30 && c <= 0x39; c = text.charCodeAt(++at))
        value = value * 10 + (c - 0x30);
    if (at === 0)
        return false;
    switch (text.length - at) {
        case 0:
            return value % 1000 !== 0;
        case 1: // m, k, M, G
            return (c === 0x6d || c === 0x6b || c === 0x4d || c === 0x47) && value % 1000 !== 0;
        case 2: // Ki, Mi, Gi
            return (c === 0x4b || c === 0x4d || c === 0x47) && text.charCodeAt(at + 1) === 0x69 && value % 1024 !== 0;
        default:
            return false;
    }
}
/**
 * What Go writes for a quantity it has parsed: the canonical form (`1500m` for `1.5`, `1Mi` for `1024Ki`), or the
 * original string where Go keeps it, even in some cases where it is not canonical (`+1`, `1.500`, `1E3`).
 * @throws QuantityError with Go's message when `text` is not a quantity
 */
export function canonicalizeQuantity(text) {
    if (isCommonCanonical(text))
        return text;
    const parts = partsOf(text);
    if (keepsSpelling(text, parts))
        return text;
    const { negative, digits, format, exponent, small } = parts;
    // Common case without BigInt: a small whole binary quantity of at least Ki.
    if (format === BinarySI && small && digits > 0)
        return `${negative ? '-' : ''}${smallBinaryText(digits, exponent / 10)}`;
    return decimalText(decimalOf(text, parts), format);
}
