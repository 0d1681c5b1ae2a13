import { isDigit } from '#engine/text/name_syntax';
import { BinarySI, DecimalExponent, DecimalSI } from './format.js';
// The syntax of a quantity: what Go's ParseQuantity accepts, which is more than documented ("1.", "+", "Ki" are
// quantities), and its errors.
export const FORMAT_WRONG = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
export const NUMERIC_WRONG = 'unable to parse numeric part of quantity';
export const SUFFIX_WRONG = "unable to parse quantity's suffix";
// Differs from Go: it accepts any length, and exponents up to 2^31 (beyond, they wrap), where a few bytes of input cost
// gigabytes and hours of arithmetic.
const MAX_LENGTH = 10_000;
const MAX_EXPONENT = 10_000;
export const TOO_LONG = 'quantities must not be longer than 10000 characters';
export const EXPONENT_WRONG = 'the exponent of a quantity must be between -10000 and 10000';
export function newQuantityParts() {
    return {
        negative: false,
        digits: 0,
        numStart: 0,
        numEnd: 0,
        fractionStart: 0,
        fractionEnd: 0,
        format: DecimalSI,
        exponent: 0,
        small: true,
    };
}
/** The power of 1000 (1024 for binary suffixes) the letter denotes; 0 for any other letter. */
function powerOf(letter) {
    switch (letter) {
        case 0x6e:
            return -3; // n
        case 0x75:
            return -2; // u
        case 0x6d:
            return -1; // m
        case 0x6b: // k
        case 0x4b:
            return 1; // K
        case 0x4d:
            return 2; // M
        case 0x47:
            return 3; // G
        case 0x54:
            return 4; // T
        case 0x50:
            return 5; // P
        case 0x45:
            return 6; // E
        default:
            return 0;
    }
}
/** The character code at an index; 0 past the end, where charCodeAt is slow. */
function codeAt(text, at) {
    return at < text.length ? text.charCodeAt(at) : 0;
}
/** Whether the character may occur in a suffix: one of `eEinumkKMGTP`. */
function isSuffixLetter(c) {
    return c === 0x69 || c === 0x65 || powerOf(c) !== 0;
}
/**
 * Returns what is wrong with a quantity, in the words of Go's `ParseQuantity`, and where its parts are.
 * @param into filled when the string is valid
 */
export function scanQuantity(text, into) {
    const end = text.length;
    if (end === 0)
        return FORMAT_WRONG;
    if (end > MAX_LENGTH)
        return TOO_LONG;
    const sign = text.charCodeAt(0);
    const start = sign === 0x2d || sign === 0x2b ? 1 : 0;
    let at = start;
    let c = codeAt(text, at);
    while (c === 0x30)
        c = codeAt(text, ++at);
    let digits = 0;
    const numStart = at;
    for (; isDigit(c); c = codeAt(text, ++at))
        digits = digits * 10 + (c - 0x30);
    const numEnd = at;
    let fractionStart = at;
    if (c === 0x2e) {
        fractionStart = ++at;
        for (c = codeAt(text, at); isDigit(c); c = codeAt(text, ++at))
            digits = digits * 10 + (c - 0x30);
    }
    const fractionEnd = at;
    let format = DecimalSI;
    let exponent = 0;
    const width = end - at;
    if (width === 1) {
        // A thousand is k; K is only valid before an i.
        exponent = c === 0x4b ? 0 : powerOf(c) * 3;
    }
    else if (width === 2 && text.charCodeAt(at + 1) === 0x69) {
        format = BinarySI;
        exponent = c > 0x5a ? 0 : powerOf(c) * 10;
    }
    if (exponent === 0 && width > 0) {
        const power = readPower(text, at);
        if (typeof power === 'string')
            return power;
        format = DecimalExponent;
        exponent = power;
    }
    const fractionDigits = fractionEnd - fractionStart;
    const digitless = numEnd === start && fractionDigits === 0;
    if (into === undefined && !digitless)
        return undefined;
    // Go treats a number without digits before the point as 0.
    const numDigits = numEnd === numStart ? 1 : numEnd - numStart;
    const small = format === BinarySI
        ? fractionDigits === 0 && numDigits <= 14 - (exponent / 10) * 3
        : numDigits + fractionDigits <= 18 && exponent - fractionDigits >= -9;
    if (digitless && !small)
        return NUMERIC_WRONG;
    if (into !== undefined) {
        into.negative = sign === 0x2d;
        into.digits = digits;
        into.numStart = numStart;
        into.numEnd = numEnd;
        into.fractionStart = fractionStart;
        into.fractionEnd = fractionEnd;
        into.format = format;
        into.exponent = exponent;
        into.small = small;
    }
    return undefined;
}
/**
 * Parses a suffix such as `e3`, or any other that is not a known letter.
 * @returns the power of 10, or Go's error message
 */
function readPower(text, start) {
    let at = start;
    let c = codeAt(text, at);
    while (isSuffixLetter(c))
        c = codeAt(text, ++at);
    const letters = at - start;
    if (c === 0x2b || c === 0x2d)
        c = codeAt(text, ++at);
    while (isDigit(c))
        c = codeAt(text, ++at);
    if (at < text.length)
        return FORMAT_WRONG;
    const isPower = letters === 1 && (text.charCodeAt(start) | 0x20) === 0x65;
    const power = isPower ? readInt64(text.slice(start + 1)) : undefined;
    if (power === undefined)
        return SUFFIX_WRONG;
    return power > MAX_EXPONENT || power < -MAX_EXPONENT ? EXPONENT_WRONG : power;
}
/** Parses an optional sign and optional digits; `undefined` beyond an int64. */
function readInt64(text) {
    if (!/[0-9]/.test(text))
        return undefined;
    const value = Number(text);
    if (Number.isSafeInteger(value))
        return value;
    const exact = BigInt(text.replace('+', ''));
    return exact === BigInt.asIntN(64, exact) ? value : undefined;
}
