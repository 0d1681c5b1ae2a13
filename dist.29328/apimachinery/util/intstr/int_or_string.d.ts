import type { Scalar } from '#engine/schema/descriptor';
/**
 * An `intstr.IntOrString` on the wire: an int32, or a string such as `http` or `25%`. `80` and `"80"` differ.
 * Mirrors Go's `intstr.IntOrString`.
 */
export type IntOrString = number | string;
/** Facts of the type for descriptors. */
export declare const IntOrString: Scalar;
/** Thrown when a value is not an int32 or string, or a string no percentage. The message is Go's where Go has one. */
export declare class IntOrStringError extends Error {
    readonly name: string;
    readonly code: 'ERR_INVALID_INT_OR_STRING';
    /** The rejected value. */
    readonly value: unknown;
    constructor(message: string, value: unknown);
}
/**
 * A number as an IntOrString. Mirrors Go's `intstr.FromInt32`.
 * @throws IntOrStringError when it is not an int32
 */
export declare function fromInt32(value: number): IntOrString;
/**
 * A number as an IntOrString.
 *
 * Differs from Go: `FromInt` logs and truncates anything beyond an int32; here that is an error. Mirrors Go's
 * `intstr.FromInt`.
 * @throws IntOrStringError when it is not an int32
 */
export declare function fromInt(value: number): IntOrString;
/**
 * A string as an IntOrString, taken literally: `fromString('80')` is not `fromInt32(80)`. Mirrors Go's
 * `intstr.FromString`.
 */
export declare function fromString(value: string): IntOrString;
/** An int32 if the string is one (`80`, `+5`, `-007`), otherwise the string itself. Mirrors Go's `intstr.Parse`. */
export declare function parse(value: string): IntOrString;
/**
 * Formats a value: a string unchanged, a number in decimal (`IntOrString.String`). Mirrors Go's method
 * `IntOrString.String`.
 */
export declare function intOrStringToString(value: IntOrString): string;
/**
 * The number, or the number in the string, or 0 if it is not one (`IntOrString.IntValue`). Mirrors Go's method
 * `IntOrString.IntValue`.
 *
 * Differs from Go: a string whose number is not a safe integer yields 0 too; Go parses int64 and caps larger values.
 */
export declare function intValue(value: IntOrString): number;
/** The value, or the default when absent. Mirrors Go's `intstr.ValueOrDefault`. */
export declare function valueOrDefault(value: IntOrString | null | undefined, defaultValue: IntOrString): IntOrString;
/** The int64 that Go's `strconv.Atoi` parses, or its error message. */
export declare function atoi(text: string): bigint | 'invalid syntax' | 'value out of range';
