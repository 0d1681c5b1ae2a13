import type { Struct } from '#engine/schema/descriptor';
import { equal } from '#engine/verbs/equal';
import { equalJSON } from '#engine/verbs/equal_json';
import { scalars } from '../../apis/meta/v1/scalars.ts';
import { commonClass, selectorText } from './internal/comparable.ts';

/**
 * Whether two API objects are semantically equal. Quantities are compared by value (`1000m` is `1`), times by instant,
 * FieldsV1 and RawExtension as JSON; absent, null and empty lists or maps are equal; so are an absent field and its
 * zero value, unless the field is a pointer in Go. Mirrors Go's `equality.Semantic.DeepEqual`.
 *
 * An object of a Kind is compared by its type, even with a plain object; objects of different Kinds differ. Two plain
 * values are compared as JSON, keys in any order. Label and field selectors are compared as strings. With a descriptor
 * first, any two values of that type are compared: `deepEqual(corev1.PodSpec, a, b)`.
 *
 * As in Go, a list item without `apiVersion` and `kind` differs from the same object with them.
 *
 * Differs from Go: unknown fields, which Go drops, are compared too, as JSON; raw JSON is compared by value, not by
 * bytes.
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
