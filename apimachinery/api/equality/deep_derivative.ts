import type { Struct } from '#engine/schema/descriptor';
import { derive, deriveJSON } from '#engine/verbs/derive';
import { scalars } from '../../apis/meta/v1/scalars.ts';
import { commonClass, selectorText } from './deep_equal.ts';

/**
 * Whether `b` has everything that is set in `a`. A controller uses it to see whether the object already is as wanted,
 * ignoring what defaults and other writers added. Mirrors Go's `equality.Semantic.DeepDerivative`.
 *
 * Absent pointers, empty strings, empty lists and empty maps count as not set. Numbers, booleans, quantities and times
 * that are not pointers are always compared, even when they are zero; a list in `a` must be a prefix of the one in `b`;
 * a map in `b` must have the keys of `a`. Types are determined as in `deepEqual`.
 *
 * Differs from Go: unknown fields, which Go drops, are compared too, as JSON; raw JSON is compared by value, not by
 * bytes.
 */
export function deepDerivative(a: unknown, b: unknown): boolean;
export function deepDerivative<T>(type: Struct<T>, a: NoInfer<T>, b: NoInfer<T>): boolean;
export function deepDerivative(...args: readonly [unknown, unknown] | readonly [Struct, unknown, unknown]): boolean {
  if (args.length === 3) return derive(args[0], args[1], args[2], scalars);
  const [a, b] = args;
  const type = commonClass(a, b);
  if (type === null) return false;
  if (type !== undefined) return derive(type, a, b, scalars);
  const text = selectorText(a);
  return text === undefined ? deriveJSON(a, b) : text === selectorText(b);
}
