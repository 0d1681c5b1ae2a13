import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Struct } from '#engine/schema/descriptor';
import { equal } from '#engine/verbs/equal';
import { equalJSON } from '#engine/verbs/equal_json';
import { scalars } from '../../apis/meta/v1/scalars.ts';

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

/**
 * The class by which to compare two values: the class of either, if the other has the same or none. Undefined for two
 * plain values, null when the types differ.
 */
export function commonClass(a: unknown, b: unknown): Struct | undefined | null {
  const left = classOf(a);
  const right = classOf(b);
  return left === undefined || right === undefined || left === right ? (left ?? right) : null;
}

function classOf(value: unknown): KindClass | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const prototype = Object.getPrototypeOf(value);
  const type = prototype === null || prototype === Object.prototype ? undefined : prototype.constructor;
  return typeof type === 'function' && 'fields' in type ? type : undefined;
}

/** The string form of a label or field selector; undefined for any other value. */
export function selectorText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { matches, requirements } = value as { matches?: unknown; requirements?: unknown };
  return typeof matches === 'function' && typeof requirements === 'function' ? String(value) : undefined;
}
