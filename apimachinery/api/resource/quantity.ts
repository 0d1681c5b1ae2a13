import type Big from 'big.js';
import type { Integer } from '#engine/schema/wire';
import { canonicalizeQuantity, decimalOf } from './canonicalize_quantity.ts';
import { BinarySI, DecimalSI, type Format } from './format.ts';
import { bigOf } from './internal/big.ts';
import { canonicalDecimal, canonicalNumber } from './internal/canonical_text.ts';
import {
  add,
  compare,
  type Decimal,
  decimalOfBig,
  multipleOf,
  negate,
  newDecimal,
  roundUp,
} from './internal/decimal.ts';
import { QuantityError } from './quantity_error.ts';
import { QuantityRangeError } from './quantity_range_error.ts';
import { newQuantityParts, type QuantityParts, scanQuantity } from './quantity_syntax.ts';
import { type QuantityValue, quantityText } from './quantity_value.ts';
import { Mega, Milli, Nano, Peta, type Scale } from './scale.ts';

/** 10^0 to 10^16. The last is larger than every safe integer. */
const POWERS_OF_TEN: readonly number[] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
];

/** A quantity, or its wire form: `'1.5Gi'`, `2`; a bigint is a number that is not a safe integer. */
export type QuantityLike = Quantity | QuantityValue | bigint;

/** Larger scales make arithmetic too expensive; strings have the same limit. */
const MAX_SCALE = 10_000;
const MAX_DIGITS = 10_000;
const INT64_DIGITS = 19;

/**
 * An amount of a resource: an exact decimal number of any size, and its suffix style. Go's `resource.Quantity`, but
 * immutable: methods that change the receiver in Go return a new quantity here.
 *
 * Created by {@link parseQuantity}, {@link newQuantity} and the like.
 */
export class Quantity {
  /** The suffix style {@link toString} uses. */
  readonly format: Format;
  /** A multiple of 10^scale: `number * 10^scale`, the number a safe integer; or `exact`, and then the number is NaN. */
  private readonly number: number;
  private readonly scale: number;
  private readonly exact: Decimal | undefined;
  /** The string it was parsed from, if any: Go may write it back. */
  private readonly text: string | undefined;

  private constructor(
    number: number,
    scale: number,
    format: Format,
    text: string | undefined,
    exact: Decimal | undefined,
  ) {
    this.number = number;
    this.scale = scale;
    this.format = format;
    this.text = text;
    this.exact = exact;
  }

  /** This plus `y`, in this format; in that of `y` when this is zero. */
  add(y: QuantityLike): Quantity {
    const other = quantityOf(y);
    return (
      this.plus(other, other.number) ?? fromDecimal(add(this.decimal(), other.decimal()), formatOfSum(this, other))
    );
  }

  /** This minus `y`, in this format; in that of `y` when this is zero. */
  sub(y: QuantityLike): Quantity {
    const other = quantityOf(y);
    return (
      this.plus(other, -other.number) ??
      fromDecimal(add(this.decimal(), negate(other.decimal())), formatOfSum(this, other))
    );
  }

  /** This times a whole number from -2^63 to 2^63-1. @throws QuantityRangeError */
  mul(y: Integer): Quantity {
    const factor = checkInt64(y, 'the factor');
    const product = this.number * Number(factor);
    if (isSafe(product)) return new Make(product + 0, this.scale, this.format, undefined, undefined);
    const { unscaled, exponent } = this.decimal();
    return fromDecimal(newDecimal(unscaled * BigInt(factor), exponent), this.format);
  }

  /** This negated. */
  neg(): Quantity {
    if (this.exact !== undefined) return fromDecimal(negate(this.exact), this.format);
    return new Make(0 - this.number, this.scale, this.format, undefined, undefined);
  }

  /**
   * Rounds away from zero to a multiple of 10^scale: 1.1 becomes 2 at scale 0, and -9 becomes -10 at scale 1. Go also
   * returns whether the value changed: compare the result with this.
   */
  roundUp(scale: Scale): Quantity {
    checkScale(scale);
    if (this.scale >= scale) return this;
    if (this.exact !== undefined) return fromDecimal(roundUp(this.exact, scale), this.format);
    return new Make(divideUp(this.number, powerOfTen(scale - this.scale)), scale, this.format, undefined, undefined);
  }

  /** The same amount with another suffix style. Replaces assigning `Format` in Go. */
  withFormat(format: Format): Quantity {
    return format === this.format ? this : new Make(this.number, this.scale, format, undefined, this.exact);
  }

  /** -1 when this is less than `y`, 1 when it is more, 0 when they are equal, however they are written. */
  cmp(y: QuantityLike): -1 | 0 | 1 {
    const other = quantityOf(y);
    const shift = this.scale - other.scale;
    let a = this.number;
    let b = other.number;
    // An unsafe product may be rounded, but still compares correctly with every safe integer.
    if (shift > 0) a *= powerOfTen(shift);
    else if (shift < 0) b *= powerOfTen(-shift);
    if (a < b) return -1;
    if (a > b) return 1;
    // NaN if either number is exact.
    return a === b ? 0 : compare(this.decimal(), other.decimal());
  }

  /** As {@link cmp}, with a whole number from -2^63 to 2^63-1. @throws QuantityRangeError */
  cmpInt64(y: Integer): -1 | 0 | 1 {
    return this.cmp(checkInt64(y, 'the number to compare with'));
  }

  /** Whether this and `y` are the same amount, however they are written: `1` and `1000m`. */
  equal(y: QuantityLike): boolean {
    return this.cmp(y) === 0;
  }

  /** -1 when this is less than zero, 1 when it is more, 0 when it is zero. */
  sign(): -1 | 0 | 1 {
    if (this.exact !== undefined) return this.exact.unscaled < 0n ? -1 : 1;
    return this.number < 0 ? -1 : this.number > 0 ? 1 : 0;
  }

  /** Whether this is zero. */
  isZero(): boolean {
    return this.number === 0;
  }

  /**
   * The amount, rounded away from zero to a whole number: -32.354 gives -33.
   *
   * Differs from Go: its answer depends on what was done before, for negative amounts with a fraction: -33, but -31 after a
   * comparison with an amount beyond an int64. And see {@link scaledValue}.
   * @throws QuantityRangeError beyond an int64
   */
  value(): Integer {
    return this.scaledValue(0);
  }

  /**
   * The amount in thousandths, rounded away from zero to a whole number.
   *
   * Differs from Go: as {@link value}.
   * @throws QuantityRangeError beyond an int64
   */
  milliValue(): Integer {
    return this.scaledValue(Milli);
  }

  /**
   * The amount in units of 10^scale, rounded away from zero to a whole number.
   *
   * Differs from Go: it returns a wrong number when the result exceeds an int64, and for a negative amount with a fraction
   * that it holds as a decimal: one with more than 18 digits, or after arithmetic or a comparison that needed decimals.
   * @throws QuantityRangeError when the result exceeds an int64, or the scale is not from -10000 to 10000
   */
  scaledValue(scale: Scale): Integer {
    checkScale(scale);
    if (this.exact === undefined) {
      const shift = this.scale - scale;
      if (shift < 0) return divideUp(this.number, powerOfTen(-shift));
      const product = this.number * powerOfTen(shift);
      if (isSafe(product)) return product;
    }
    const rounded = roundUp(this.decimal(), scale);
    if (String(rounded.unscaled).length + rounded.exponent - scale <= INT64_DIGITS + 1) {
      const value = multipleOf(rounded, scale);
      if (isInt64(value)) return int64Of(value);
    }
    throw new QuantityRangeError(
      `${shown(this)} is not between -2^63 and 2^63-1${scale === 0 ? '' : ` times 10^${scale}`}`,
    );
  }

  /**
   * The amount as a whole number; `undefined` when it is not whole or beyond an int64.
   *
   * Differs from Go: it also fails for whole amounts written with a fraction, a small suffix or many digits (`1000m`,
   * `1.5Gi`).
   */
  asInt64(): Integer | undefined {
    if (this.exact === undefined && this.scale === 0) return this.number;
    const decimal = this.decimal();
    if (decimal.exponent < 0 || decimal.exponent > INT64_DIGITS) return decimal.unscaled === 0n ? 0 : undefined;
    const whole = multipleOf(decimal, 0);
    return isInt64(whole) ? int64Of(whole) : undefined;
  }

  /**
   * The nearest float64.
   *
   * Differs from Go: its result may be off by some units in the last place.
   */
  asApproximateFloat64(): number {
    if (this.exact !== undefined) return Number(`${this.exact.unscaled}e${this.exact.exponent}`);
    // The powers are exact, so there is one rounding.
    if (this.scale >= 0 && this.scale < 16) return this.number * powerOfTen(this.scale);
    if (this.scale < 0 && this.scale > -16) return this.number / powerOfTen(-this.scale);
    return Number(`${this.number}e${this.scale}`);
  }

  /**
   * The nearest float64, same as {@link asApproximateFloat64}.
   *
   * Differs from Go: it rounds twice, which in rare cases yields a neighbouring value.
   */
  asFloat64Slow(): number {
    return this.asApproximateFloat64();
  }

  /** The amount as a big.js number, for arithmetic a quantity lacks. The counterpart of Go's `inf.Dec`. */
  asDec(): Big {
    return this.exact === undefined
      ? bigOf(`${this.number}e${this.scale}`)
      : bigOf(`${this.exact.unscaled}e${this.exact.exponent}`);
  }

  /**
   * The canonical form: no fraction, and the largest suffix possible (`1500m`, `1Mi`). A parsed quantity keeps its
   * spelling where Go takes it for canonical (`+1`, `1.500`, `1E3`).
   */
  toString(): string {
    if (this.text !== undefined) return canonicalizeQuantity(this.text);
    return this.exact === undefined
      ? canonicalNumber(this.number, this.scale, this.format)
      : canonicalDecimal(this.exact, this.format);
  }

  /** As {@link toString}. */
  toJSON(): string {
    return this.toString();
  }

  /** As {@link toString}: in untyped data a quantity is a string. */
  toUnstructured(): string {
    return this.toString();
  }

  /** Throws, as `a + b` and `a < b` would not do arithmetic. */
  valueOf(): never {
    throw new TypeError('a Quantity is not a number: use add, sub, mul and cmp, or take its value()');
  }

  /** The sum, if all intermediate values are safe integers; `addend` is the number of `other`, possibly negated. */
  private plus(other: Quantity, addend: number): Quantity | undefined {
    const shift = this.scale - other.scale;
    const a = shift > 0 ? this.number * powerOfTen(shift) : this.number;
    const b = shift < 0 ? addend * powerOfTen(-shift) : addend;
    const sum = a + b;
    if (!isSafe(sum) || !isSafe(a) || !isSafe(b)) return undefined;
    return new Make(sum, shift > 0 ? other.scale : this.scale, formatOfSum(this, other), undefined, undefined);
  }

  private decimal(): Decimal {
    return this.exact ?? newDecimal(BigInt(this.number), this.scale);
  }
}

// The constructor is private, as its parameters expose the representation.
const Make = Quantity as unknown as new (
  number: number,
  scale: number,
  format: Format,
  text: string | undefined,
  exact: Decimal | undefined,
) => Quantity;

function formatOfSum(a: Quantity, b: Quantity): Format {
  return a.isZero() ? b.format : a.format;
}

function fromDecimal(decimal: Decimal, format: Format): Quantity {
  const number = Number(decimal.unscaled);
  if (isSafe(number)) return new Make(number, decimal.exponent, format, undefined, undefined);
  return new Make(Number.NaN, decimal.exponent, format, undefined, decimal);
}

function checkScale(scale: Scale): void {
  if (Number.isInteger(scale) && scale >= -MAX_SCALE && scale <= MAX_SCALE) return;
  throw new QuantityRangeError(`a scale must be a whole number from -${MAX_SCALE} to ${MAX_SCALE}: ${scale}`);
}

/** The string shown in messages. */
function shown(quantity: Quantity): string {
  const text = quantity.toString();
  return text.length <= 50 ? text : `${text.slice(0, 40)}...`;
}

function quantityOf(value: QuantityLike): Quantity {
  return typeof value === 'object' ? value : parseQuantity(value);
}

/** The parts of the string being parsed. */
let scratch: QuantityParts | undefined;

/**
 * Parses a quantity: a string such as `100m`, `1.5Gi` or `2e3`, or a number, as in YAML `cpu: 2`. Anything finer than
 * 10^-9 is rounded away from zero; with a binary suffix, values are capped at 2^63-1. Go's `ParseQuantity`, and
 * `MustParse`.
 *
 * Differs from Go: surrounding spaces are accepted, as Go does in JSON; exponents beyond 10000 and strings longer than
 * 10000 characters are rejected.
 * @throws QuantityError with Go's message when it is not a quantity
 */
export function parseQuantity(value: QuantityValue | bigint): Quantity {
  if (typeof value === 'number' && Number.isSafeInteger(value))
    return new Make(value + 0, 0, DecimalSI, undefined, undefined);
  let text = typeof value === 'string' ? value : quantityText(value);
  const parts = (scratch ??= newQuantityParts());
  let wrong = scanQuantity(text, parts);
  if (wrong !== undefined) {
    text = quantityText(text);
    wrong = scanQuantity(text, parts);
    if (wrong !== undefined) throw new QuantityError(wrong, text);
  }
  return fastQuantity(text, parts) ?? exactQuantity(text, parts);
}

/** The quantity, if all intermediate values are safe integers. */
function fastQuantity(text: string, parts: QuantityParts): Quantity | undefined {
  const { negative, digits, fractionStart, fractionEnd, exponent } = parts;
  let format = parts.format;
  let number = digits;
  let scale = fractionStart - fractionEnd;
  if (format === BinarySI) {
    number *= 2 ** exponent;
    if (!isSafe(number)) return undefined;
    for (; scale < 0 && Number.isInteger(number / 10); scale++) number /= 10;
    if (number < powerOfTen(-scale) && number !== 0) format = DecimalSI;
  } else {
    scale += exponent;
  }
  if (!isSafe(number) || scale < Nano) return undefined;
  // Beyond the suffix E, Go may write another value: see canonicalAmount.
  if (scale >= Mega && (scale > Peta || number * powerOfTen(scale) >= 1e21)) return undefined;
  return new Make(negative ? 0 - number : number, number === 0 ? 0 : scale, format, text, undefined);
}

function exactQuantity(text: string, parts: QuantityParts): Quantity {
  const decimal = decimalOf(text, parts);
  const fraction = decimal.unscaled !== 0n && Math.abs(Number(decimal.unscaled)) < 10 ** -decimal.exponent;
  const format = parts.format === BinarySI && fraction ? DecimalSI : parts.format;
  if (canonicalizeQuantity(text) !== text) return fromDecimal(decimal, format);
  // The scale of the string determines which roundUp leaves it unchanged.
  const power = parts.format === BinarySI ? 0 : parts.exponent;
  return new Make(Number.NaN, power + parts.fractionStart - parts.fractionEnd, format, text, decimal);
}

/**
 * Whether two quantities are both absent, or the same amount, however they are written. Mirrors Go's
 * `resource.QuantityPtrEqual`.
 * @throws QuantityError when one is not a quantity
 */
export function quantityPtrEqual(a: QuantityLike | null | undefined, b: QuantityLike | null | undefined): boolean {
  const [x, y] = [a ?? undefined, b ?? undefined];
  if (x === undefined || y === undefined) return x === y;
  return quantityOf(x).equal(y);
}

/**
 * A quantity of `value * 10^scale`. Go's `NewScaledQuantity` takes no format and uses DecimalSI.
 * @throws QuantityRangeError when the value is not an int64, or the scale is not from -10000 to 10000
 */
export function newScaledQuantity(value: Integer, scale: Scale, format: Format = DecimalSI): Quantity {
  checkScale(scale);
  const checked = checkInt64(value, 'the value');
  if (typeof checked === 'number') return new Make(checked + 0, scale, format, undefined, undefined);
  return fromDecimal(newDecimal(checked, scale), format);
}

/**
 * A quantity of a whole number. Mirrors Go's `resource.NewQuantity`. @throws QuantityRangeError when it is not an int64
 */
export function newQuantity(value: Integer, format: Format = DecimalSI): Quantity {
  return newScaledQuantity(value, 0, format);
}

/**
 * A quantity of `value` thousandths. Mirrors Go's `resource.NewMilliQuantity`.
 * @throws QuantityRangeError when the value is not an int64
 */
export function newMilliQuantity(value: Integer, format: Format = DecimalSI): Quantity {
  return newScaledQuantity(value, Milli, format);
}

/**
 * A quantity from a big.js number, the counterpart of Go's `inf.Dec`. Mirrors Go's `resource.NewDecimalQuantity`.
 * @throws QuantityRangeError when it has more than 10000 digits, or the exponent of its last digit is not from -10000
 * to 10000
 */
export function newDecimalQuantity(amount: Big, format: Format = DecimalSI): Quantity {
  if (amount.c.length > MAX_DIGITS)
    throw new QuantityRangeError('a decimal quantity must not have more than 10000 digits');
  const decimal = decimalOfBig(amount);
  checkScale(decimal.exponent);
  return fromDecimal(decimal, format);
}

function isInt64(value: bigint): boolean {
  return value === BigInt.asIntN(64, value);
}

/** A number if safe, otherwise a bigint, like int64 on the wire. */
function int64Of(value: bigint): Integer {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** @throws QuantityRangeError unless it is an integer within int64 and exact */
function checkInt64(value: Integer, what: string): Integer {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return value;
    throw new QuantityRangeError(`${what} must be a whole number, and a bigint beyond 2^53-1: ${value}`);
  }
  if (isInt64(value)) return int64Of(value);
  throw new QuantityRangeError(`${what} must be from -2^63 to 2^63-1: ${value}`);
}

/** 10^power, or at least 10^16, by which no safe integer but 0 can be multiplied and stay safe. */
function powerOfTen(power: number): number {
  return POWERS_OF_TEN[power < 16 ? power : 16]!;
}

function isSafe(value: number): boolean {
  return value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER;
}

/** `number / divisor`, rounded away from zero; both are safe integers, or the divisor is 10^16. */
function divideUp(number: number, divisor: number): number {
  const rest = number % divisor;
  return (number - rest) / divisor + Math.sign(rest);
}
