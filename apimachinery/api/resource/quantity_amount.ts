import { BinarySI, DecimalExponent, type Format } from './format.ts';
import { newQuantityParts, scanQuantity, type QuantityParts } from './quantity_syntax.ts';

/** Thrown when a text is no quantity. The message is Go's. */
export class QuantityError extends Error {
  override readonly name: string = 'QuantityError';
  readonly code: 'ERR_INVALID_QUANTITY' = 'ERR_INVALID_QUANTITY';
  /** The text that was to be read. */
  readonly value: string;

  constructor(message: string, value: string) {
    super(message);
    this.value = value;
  }
}

/**
 * The value of a quantity: `digits * 10^exponent`. One value has one form: no zeros at either end of the digits,
 * and for zero the digits `0`, exponent 0, not negative.
 */
export interface Amount {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

const ZERO: Amount = { negative: false, digits: '0', exponent: 0 };
/** The smallest fraction that a quantity holds is 10^-9; what is smaller is rounded away from zero. */
const NANO = -9;
const NANOS_PER_ONE = 1_000_000_000n;
const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

export function newAmount(negative: boolean, digits: string, exponent: number): Amount {
  let start = 0;
  let end = digits.length;
  while (start < end && digits.charCodeAt(start) === 0x30) start++;
  while (end > start && digits.charCodeAt(end - 1) === 0x30) end--;
  if (start === end) return ZERO;
  return { negative, digits: digits.slice(start, end), exponent: exponent + digits.length - end };
}

function decimalAmount(negative: boolean, digits: string, exponent: number): Amount {
  const exact = newAmount(negative, digits, exponent);
  if (exact === ZERO || exact.exponent >= NANO) return exact;
  // The last digit is not 0, so that cutting some off always rounds up.
  const kept = exact.digits.length - (NANO - exact.exponent);
  const up = kept > 0 ? BigInt(exact.digits.slice(0, kept)) + 1n : 1n;
  return newAmount(negative, up.toString(), NANO);
}

/** The size of a binary quantity in units of 10^-9, rounded up, and capped at 2^63-1 units of 1. */
function binaryNanos(digits: string, fractionDigits: number, exponent: number): bigint {
  const scaled = (BigInt(digits) << BigInt(exponent)) * NANOS_PER_ONE;
  const unit = 10n ** BigInt(fractionDigits);
  const nanos = (scaled + unit - 1n) / unit;
  const max = MAX_INT64 * NANOS_PER_ONE;
  return nanos > max ? max : nanos;
}

function digitsOf(text: string, parts: QuantityParts): string {
  const num = text.slice(parts.numStart, parts.numEnd);
  return parts.fractionEnd === parts.fractionStart ? num : num + text.slice(parts.fractionStart, parts.fractionEnd);
}

function partsOf(text: string): QuantityParts {
  const parts = newQuantityParts();
  const wrong = scanQuantity(text, parts);
  if (wrong !== undefined) throw new QuantityError(wrong, text);
  return parts;
}

/** The value of a text that {@link scanQuantity} has taken apart. */
export function amountOf(text: string, parts: QuantityParts): Amount {
  const digits = digitsOf(text, parts);
  const fractionDigits = parts.fractionEnd - parts.fractionStart;
  if (parts.format !== BinarySI) return decimalAmount(parts.negative, digits, parts.exponent - fractionDigits);
  return newAmount(parts.negative, binaryNanos(digits, fractionDigits, parts.exponent).toString(), NANO);
}

/**
 * Whether two quantities have the same value, however they are written: `1` and `1000m`.
 * @throws QuantityError when one is no quantity
 */
export function equalQuantity(a: string, b: string): boolean {
  const x = amountOf(a, partsOf(a));
  const y = amountOf(b, partsOf(b));
  return x.negative === y.negative && x.exponent === y.exponent && x.digits === y.digits;
}

/** Go reuses the text of a number it believes to be in canonical form; it looks at few characters to tell. */
function keepsSpelling(text: string, parts: QuantityParts): boolean {
  const { small, numStart, numEnd, fractionStart, fractionEnd, format, exponent } = parts;
  if (!small || numStart === numEnd) return false;
  // Only the last three digits count.
  const digits = Number(digitsOf(text, parts).slice(-3));
  return format === BinarySI ? digits % 8 !== 0 : (exponent - (fractionEnd - fractionStart)) % 3 === 0 && digits !== 0;
}

/** The canonical text of an amount: the largest suffix that leaves no fraction. */
export function amountText({ negative, digits, exponent }: Amount, format: Format): string {
  if (format === BinarySI) {
    const whole = exponent < 0 ? 0n : BigInt(digits + '0'.repeat(exponent));
    if (whole >= 1024n) return binaryText(negative, whole);
  }
  const odd = ((exponent % 3) + 3) % 3;
  return (negative ? '-' : '') + digits + '0'.repeat(odd) + decimalSuffixText(exponent - odd, format);
}

function decimalSuffixText(exponent: number, format: Format): string {
  if (exponent === 0) return '';
  if (format === DecimalExponent) return `e${exponent}`;
  // As in Go, a value too large for E is written without a suffix: "1000E" becomes "1".
  return ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'][exponent / 3 + 3] ?? '';
}

const BINARY_SUFFIXES: readonly string[] = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

/** The text of a whole number of at least 1024, with the largest binary suffix that leaves it whole. */
function binaryText(negative: boolean, whole: bigint): string {
  let value = whole;
  let power = 0;
  while (value % 1024n === 0n && power < 6) {
    value /= 1024n;
    power++;
  }
  return `${negative ? '-' : ''}${value}${BINARY_SUFFIXES[power]}`;
}

/** As {@link binaryText}, for `value * 1024^power` below 2^53. */
export function smallBinaryText(negative: boolean, mantissa: number, start: number): string {
  let value = mantissa;
  let power = start;
  while (value % 1024 === 0 && power < 6) {
    value /= 1024;
    power++;
  }
  return `${negative ? '-' : ''}${value}${BINARY_SUFFIXES[power]}`;
}

/** Whether the text is a common one that is canonical already. Says no to many others that are. */
function isCommonCanonical(text: string): boolean {
  let value = 0;
  let at = 0;
  let c = text.charCodeAt(0);
  if (c === 0x30) return text.length === 1;
  for (; at < 9 && c >= 0x30 && c <= 0x39; c = text.charCodeAt(++at)) value = value * 10 + (c - 0x30);
  if (at === 0) return false;
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
 * What Go writes for a quantity it has read: the canonical form (`1500m` for `1.5`, `1Mi` for `1024Ki`), or the text
 * itself where Go keeps it, which includes some texts that are not canonical (`+1`, `1.500`, `1E3`).
 * @throws QuantityError with Go's message when `text` is no quantity
 */
export function canonicalizeQuantity(text: string): string {
  if (isCommonCanonical(text)) return text;
  const parts = partsOf(text);
  if (keepsSpelling(text, parts)) return text;
  const { negative, digits, format, exponent, small } = parts;
  // A small binary quantity has at least Ki and no fraction: the common case, and free of BigInt.
  if (format === BinarySI && small && digits > 0) return smallBinaryText(negative, digits, exponent / 10);
  return amountText(amountOf(text, parts), format);
}
