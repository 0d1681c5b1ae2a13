import type { Struct } from '#engine/schema/descriptor';
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
export declare function deepEqual(a: unknown, b: unknown): boolean;
export declare function deepEqual<T>(type: Struct<T>, a: NoInfer<T>, b: NoInfer<T>): boolean;
/**
 * The class by which to compare two values: the class of either, if the other has the same or none. Undefined for two
 * plain values, null when the types differ.
 */
export declare function commonClass(a: unknown, b: unknown): Struct | undefined | null;
/** The string form of a label or field selector; undefined for any other value. */
export declare function selectorText(value: unknown): string | undefined;
