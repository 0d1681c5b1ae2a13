import type { Scalar, ScalarSyntax } from '#engine/schema/descriptor';
/**
 * A `resource.Quantity` on the wire: a string such as `100m`, `1.5Gi` or `2e3`, or a plain number (YAML's `cpu: 2`).
 * Mirrors Go's `resource.QuantityValue`.
 */
export type QuantityValue = string | number;
/** Syntax of {@link QuantityValue}, for validation. */
export declare const QuantitySyntax: ScalarSyntax;
/**
 * Facts of the type for descriptors.
 *
 * A JSON number that JavaScript would round (`9007199254740993`, `0.10000000000000000001`, `1e400`) is decoded to a
 * string of its digits.
 *
 * Differs from Go: any other JSON number is read in its shortest form. Go sees the original spelling, and may keep a
 * `1.50` or `1e3` that is 1.5 or 1000 here; the value is the same. For the same reason Go rejects a string with escapes
 * (`"1\u0030"`).
 *
 * Differs from Go: a null in a list or map of quantities is decoded to `0`, whose format is DecimalSI. In Go it is a zero
 * without a format, which is written as `0`, too; sums take the format of the other quantity on both sides.
 */
export declare const QuantityValue: Scalar;
/**
 * Returns the error of Go's `ParseQuantity` for a string.
 * @returns `undefined` when it is a quantity
 */
export declare function checkQuantity(text: string): string | undefined;
/** The string that Go would parse for a wire value. */
export declare function quantityText(value: unknown): string;
