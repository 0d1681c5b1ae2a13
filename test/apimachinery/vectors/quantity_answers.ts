// What our functions make of the inputs of scripts/go/quantityvectors, in the form of its answers.
import Big from 'big.js';
import {
  BinarySI,
  DecimalSI,
  Exa,
  type Format,
  Giga,
  Kilo,
  Mega,
  Micro,
  Milli,
  Nano,
  newDecimalQuantity,
  newMilliQuantity,
  newQuantity,
  newScaledQuantity,
  Peta,
  parseQuantity,
  type Quantity,
  QuantityError,
  QuantityRangeError,
  quantityPtrEqual,
  Tera,
} from 'kubetyped/apimachinery/api/resource';
import type { Answer } from './answer_rows.ts';
import { decodedQuantity } from './quantity_numbers.ts';

/** A text to parse, or `n * 10^s`, or null as decoding reads it. */
export type QuantityInput = string | null | { n: string; s: number; f: Format; dec?: boolean };

function read(input: QuantityInput): Quantity {
  if (input === null) return parseQuantity(decodedQuantity('null'));
  if (typeof input === 'string') {
    // Go takes spaces in JSON only, and there they are trimmed before.
    if (input.trim() !== input) throw new QuantityError(SYNTAX, input);
    return parseQuantity(input);
  }
  const n = BigInt(input.n);
  if (input.dec === true || n !== BigInt.asIntN(64, n)) return newDecimalQuantity(new Big(`${n}e${input.s}`), input.f);
  const value = Number.isSafeInteger(Number(n)) ? Number(n) : n;
  if (input.s === 0) return newQuantity(value, input.f);
  return input.s === -3 ? newMilliQuantity(value, input.f) : newScaledQuantity(value, input.s, input.f);
}

const SYNTAX = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";

function show(quantity: Quantity): object {
  const { s, c, e } = quantity.asDec();
  const amount = c[0] === 0 ? '0e0' : `${s < 0 ? '-' : ''}${c.join('')}e${e - c.length + 1}`;
  return { text: quantity.toString(), format: quantity.format, amount };
}

function int64(compute: () => number | bigint): string {
  try {
    return String(compute());
  } catch (error) {
    if (error instanceof QuantityRangeError) return 'out of range';
    throw error;
  }
}

/** The bits of a float64, which tell every number from the next. */
function bits(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16);
}

function describe(quantity: Quantity): object {
  const scales = [Nano, Micro, Milli, -1, 0, 1, Kilo, Mega, Giga, Tera, Peta, Exa].map((scale) => {
    const up = quantity.roundUp(scale);
    return { scaled: int64(() => quantity.scaledValue(scale)), up: show(up), exact: up.equal(quantity) };
  });
  const whole = quantity.asInt64();
  return {
    is: show(quantity),
    json: JSON.stringify(quantity),
    neg: show(quantity.neg()),
    sign: quantity.sign(),
    zero: quantity.isZero(),
    scales,
    value: int64(() => quantity.value()),
    milli: int64(() => quantity.milliValue()),
    int64: whole === undefined ? null : String(whole),
    float: bits(quantity.asFloat64Slow()),
  };
}

function computePair([a, b]: readonly Quantity[]): object {
  return {
    add: show(a!.add(b!)),
    sub: show(a!.sub(b!)),
    cmp: a!.cmp(b!),
    back: b!.cmp(a!),
    equal: a!.equal(b!),
    pointers: [
      quantityPtrEqual(a, b),
      quantityPtrEqual(a, undefined),
      quantityPtrEqual(undefined, b),
      quantityPtrEqual(undefined, undefined),
    ],
  };
}

function multiply(quantity: Quantity, factor: bigint): object {
  return { product: show(quantity.mul(factor)), cmp: quantity.cmpInt64(factor) };
}

function sum(quantities: readonly Quantity[]): object {
  const total = quantities.reduce(
    (to, quantity, index) => (index % 4 === 3 ? to.sub(quantity) : to.add(quantity)),
    newQuantity(0, DecimalSI),
  );
  return { total: show(total), value: int64(() => total.value()) };
}

/** Reads quantities, and computes with them; or tells why one can't be read. */
function given(inputs: readonly QuantityInput[], compute: (quantities: readonly Quantity[]) => object): object {
  let quantities: readonly Quantity[];
  try {
    quantities = inputs.map(read);
  } catch (error) {
    if (error instanceof QuantityError) return { err: error.message };
    throw error;
  }
  return compute(quantities);
}

export const quantityAnswers: Readonly<Record<string, Answer>> = {
  'quantity-of': (input: QuantityInput) => given([input], ([quantity]) => describe(quantity!)),
  'quantity-pair': (input: QuantityInput[]) => given(input, computePair),
  'quantity-product': ([input, factor]: [QuantityInput, string]) =>
    given([input], ([quantity]) => multiply(quantity!, BigInt(factor))),
  'quantity-sum': (input: QuantityInput[]) => given(input, sum),
};

export const FORMATS: readonly Format[] = [DecimalSI, BinarySI, 'DecimalExponent'];
