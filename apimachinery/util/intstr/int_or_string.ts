import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import type { Scalar } from '#engine/schema/descriptor';

/**
 * An `intstr.IntOrString` on the wire: an int32, or a string such as `http` or `25%`. `80` and `"80"` differ.
 * Mirrors Go's `intstr.IntOrString`.
 */
export type IntOrString = number | string;

/** Facts of the type for descriptors. */
export const IntOrString: Scalar = {
  goType: 'intstr.IntOrString',
  into: 'int32',
  check: checkIntOrString,
  // No -0 in Go.
  canonical: (value) => (value === 0 ? 0 : value),
  zero: 0,
  derives: (a, b) => a === b || (a === '' && typeof b === 'string'),
};

const MAX_UINT64 = 0xffff_ffff_ffff_ffffn;

/** Thrown when a value is not an int32 or string, or a string no percentage. The message is Go's where Go has one. */
export class IntOrStringError extends Error {
  override readonly name: string = 'IntOrStringError';
  readonly code: 'ERR_INVALID_INT_OR_STRING' = 'ERR_INVALID_INT_OR_STRING';
  /** The rejected value. */
  readonly value: unknown;

  constructor(message: string, value: unknown) {
    super(message);
    this.value = value;
  }
}

function checkIntOrString(value: unknown): string | undefined {
  if (typeof value === 'string' || isInt32(value)) return undefined;
  const type = typeName(value);
  return cannotUnmarshal(type === 'number' ? `number ${value}` : type, 'int32');
}

function isInt32(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

/**
 * A number as an IntOrString. Mirrors Go's `intstr.FromInt32`.
 * @throws IntOrStringError when it is not an int32
 */
export function fromInt32(value: number): IntOrString {
  if (!isInt32(value)) throw new IntOrStringError(`value: ${String(value)} overflows int32`, value);
  return value;
}

/**
 * A number as an IntOrString.
 *
 * Differs from Go: `FromInt` logs and truncates anything beyond an int32; here that is an error. Mirrors Go's
 * `intstr.FromInt`.
 * @throws IntOrStringError when it is not an int32
 */
export function fromInt(value: number): IntOrString {
  return fromInt32(value);
}

/**
 * A string as an IntOrString, taken literally: `fromString('80')` is not `fromInt32(80)`. Mirrors Go's
 * `intstr.FromString`.
 */
export function fromString(value: string): IntOrString {
  return value;
}

/** An int32 if the string is one (`80`, `+5`, `-007`), otherwise the string itself. Mirrors Go's `intstr.Parse`. */
export function parse(value: string): IntOrString {
  const int = atoi(value);
  return typeof int === 'bigint' && BigInt.asIntN(32, int) === int ? Number(int) : value;
}

/**
 * Formats a value: a string unchanged, a number in decimal (`IntOrString.String`). Mirrors Go's method
 * `IntOrString.String`.
 */
export function intOrStringToString(value: IntOrString): string {
  return String(value);
}

/**
 * The number, or the number in the string, or 0 if it is not one (`IntOrString.IntValue`). Mirrors Go's method
 * `IntOrString.IntValue`.
 *
 * Differs from Go: a string whose number is not a safe integer yields 0 too; Go parses int64 and caps larger values.
 */
export function intValue(value: IntOrString): number {
  if (typeof value === 'number') return value;
  const int = atoi(value);
  const number = typeof int === 'bigint' ? Number(int) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}

/** The value, or the default when absent. Mirrors Go's `intstr.ValueOrDefault`. */
export function valueOrDefault(value: IntOrString | null | undefined, defaultValue: IntOrString): IntOrString {
  return value ?? defaultValue;
}

/** The int64 that Go's `strconv.Atoi` parses, or its error message. */
export function atoi(text: string): bigint | 'invalid syntax' | 'value out of range' {
  const unsigned = text.replace(/^[-+]/, '');
  const [prefix = ''] = /^[0-9]*/.exec(unsigned) ?? [];
  const digits = prefix.replace(/^0+/, '');
  // Go parses a uint64 from left to right and reports the first error it meets.
  if (digits.length > 20 || BigInt(digits) > MAX_UINT64) return 'value out of range';
  if (prefix === '' || prefix.length < unsigned.length) return 'invalid syntax';
  const value = text.startsWith('-') ? -BigInt(digits) : BigInt(digits);
  return BigInt.asIntN(64, value) === value ? value : 'value out of range';
}
