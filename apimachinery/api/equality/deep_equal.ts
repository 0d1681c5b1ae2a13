import type { Struct } from '#engine/schema/descriptor';
import { equal, equalJSON } from '#engine/verbs/equal';
import { scalars } from '../../apis/meta/v1/scalars.ts';
import { commonClass, selectorText } from './internal/comparable.ts';

/**
 * Whether two API objects mean the same. Quantities are compared by value (`1000m` is `1`), times by instant, FieldsV1
 * and RawExtension as JSON; a list or map that is absent, null or empty is the same; so is a field that is absent or has
 * its zero value, unless Go has a pointer there. Mirrors Go's `equality.Semantic.DeepEqual`.
 *
 * Objects of a Kind are compared by its type, also with a plain object; objects of two Kinds differ. Two plain values
 * are compared as JSON, keys in any order. Two selectors of labels or fields are compared by their text. With a
 * descriptor first, any two values of that type are compared: `deepEqual(corev1.PodSpec, a, b)`.
 *
 * As in Go, an item of a list that has no `apiVersion` and `kind` differs from the same object that has them.
 *
 * Differs from Go: unknown fields, which Go does not keep, count, as JSON; raw JSON is compared by value, not by bytes.
 */
export function deepEqual(a: unknown, b: unknown): boolean;
export function deepEqual<T>(type: Struct<T>, a: NoInfer<T>, b: NoInfer<T>): boolean;
export function deepEqual(...args: readonly [unknown, unknown] | readonly [Struct, unknown, unknown]): boolean {
  if (args.length === 3) return equal(args[0], args[1], args[2], scalars);
  const [a, b] = args;
  const type = commonClass(a, b);
  if (type === null) return false;
  if (type !== undefined) return equal(type, a, b, scalars);
  const text = selectorText(a);
  return text === undefined ? equalJSON(a, b) : text === selectorText(b);
}
