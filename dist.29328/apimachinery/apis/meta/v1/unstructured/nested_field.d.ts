import type { Int64 } from '#engine/schema/wire';
/** A field has an unexpected type, or its path leads through a value that is not an object. */
export declare class NestedFieldError extends TypeError {
    readonly code = "ERR_NESTED_FIELD";
    /** The names that lead to the field. */
    readonly fields: readonly string[];
    constructor(message: string, fields: readonly string[]);
}
/** The path of a field in error messages: `.spec.replicas`. */
export declare function jsonPath(fields: readonly string[]): string;
export declare function isMap(value: unknown): value is Record<string, unknown>;
/**
 * The value of a field, not copied. Names are object keys; lists can't be traversed. Mirrors Go's
 * `unstructured.NestedFieldNoCopy`.
 * @returns `undefined` when the field isn't there, `null` when it is null
 * @throws {NestedFieldError} when a value on the way is not an object
 */
export declare function nestedFieldNoCopy(object: object, ...fields: readonly string[]): unknown;
/**
 * A deep copy of the value of a field. Mirrors Go's `unstructured.NestedFieldCopy`.
 * @returns `undefined` when the field isn't there, `null` when it is null
 * @throws {NestedFieldError} when a value on the way is not an object
 */
export declare function nestedFieldCopy(object: object, ...fields: readonly string[]): unknown;
/**
 * The string in a field. Mirrors Go's `unstructured.NestedString`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export declare function nestedString(object: object, ...fields: readonly string[]): string | undefined;
/**
 * The boolean in a field. Mirrors Go's `unstructured.NestedBool`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export declare function nestedBool(object: object, ...fields: readonly string[]): boolean | undefined;
/**
 * The integer in a field.
 *
 * Differs from Go: 5.0 is an integer, because JavaScript can't tell it from 5. Mirrors Go's `unstructured.NestedInt64`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export declare function nestedInt64(object: object, ...fields: readonly string[]): Int64 | undefined;
/**
 * The number in a field.
 *
 * Differs from Go: 5 is taken, because JavaScript can't tell it from 5.0. Mirrors Go's `unstructured.NestedFloat64`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export declare function nestedFloat64(object: object, ...fields: readonly string[]): number | undefined;
/**
 * The number in a field, integer or not. Mirrors Go's `unstructured.NestedNumberAsFloat64`.
 * @throws {NestedFieldError} when it holds something else, or an integer that no float64 holds exactly
 */
export declare function nestedNumberAsFloat64(object: object, ...fields: readonly string[]): number | undefined;
/**
 * A deep copy of the list in a field. Mirrors Go's `unstructured.NestedSlice`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export declare function nestedSlice(object: object, ...fields: readonly string[]): unknown[] | undefined;
/**
 * A copy of the list of strings in a field. Mirrors Go's `unstructured.NestedStringSlice`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export declare function nestedStringSlice(object: object, ...fields: readonly string[]): string[] | undefined;
/**
 * A deep copy of the object in a field. Mirrors Go's `unstructured.NestedMap`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export declare function nestedMap(object: object, ...fields: readonly string[]): Record<string, unknown> | undefined;
/**
 * A copy of the object of strings in a field. Mirrors Go's `unstructured.NestedStringMap`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export declare function nestedStringMap(object: object, ...fields: readonly string[]): Record<string, string> | undefined;
/**
 * As {@link nestedStringMap}, but a null is taken: in place of the object it gives `null`, within it `''`.
 * Mirrors Go's `unstructured.NestedNullCoercingStringMap`.
 * @throws {NestedFieldError} when it holds something else
 */
export declare function nestedNullCoercingStringMap(object: object, ...fields: readonly string[]): Record<string, string> | null | undefined;
