import type { Spellings } from '#engine/json/notes';

/** The kind of a JSON value for Go's decoder, which separates integers within int64 from other numbers. */
export type ValueKind = 'null' | 'boolean' | 'string' | 'integer' | 'number' | 'array' | 'object';

const MIN_INT64 = -0x8000_0000_0000_0000n;
const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

/** @param spellings how the number is spelled, if with a fraction or an exponent: then it is not an integer */
export function kindOf(value: unknown, spellings?: Spellings): ValueKind {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'number':
      return spellings === undefined && Number.isInteger(value) && Math.abs(value) < 2 ** 63 ? 'integer' : 'number';
    case 'bigint':
      return value >= MIN_INT64 && value <= MAX_INT64 ? 'integer' : 'number';
    default:
      return value === null || value === undefined ? 'null' : Array.isArray(value) ? 'array' : 'object';
  }
}

/** A number as Go converts it to an int64: without its fraction, and the smallest int64 when it is out of range. */
export function toInt64(value: number): number | bigint {
  const whole = Math.trunc(value);
  if (Number.isSafeInteger(whole)) return whole + 0;
  return whole >= -(2 ** 63) && whole < 2 ** 63 ? BigInt(whole) : MIN_INT64;
}

/**
 * Whether a number that is not an integer to Go counts as one nevertheless: within the integers of JSON, and near a whole one
 * that is not 0. Mirrors `IsFloat64AJSONInteger` of go-openapi/swag 0.27, which kube-apiserver is built with.
 */
export function isNearlyInteger(value: number): boolean {
  if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return false;
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return value === rounded || Math.abs(value - rounded) < 1e-9 * Math.abs(rounded);
}
