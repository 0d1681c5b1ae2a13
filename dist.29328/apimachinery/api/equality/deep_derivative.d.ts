import type { Struct } from '#engine/schema/descriptor';
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
export declare function deepDerivative(a: unknown, b: unknown): boolean;
export declare function deepDerivative<T>(type: Struct<T>, a: NoInfer<T>, b: NoInfer<T>): boolean;
