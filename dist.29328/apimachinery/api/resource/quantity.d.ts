import type Big from 'big.js';
import type { Integer } from '#engine/schema/wire';
import { type Format } from './format.ts';
import { type QuantityValue } from './quantity_value.ts';
import { type Scale } from './scale.ts';
/** A quantity, or its wire form: `'1.5Gi'`, `2`; a bigint is a number that is not a safe integer. */
export type QuantityLike = Quantity | QuantityValue | bigint;
/**
 * An amount of a resource: an exact decimal number of any size, and its suffix style. Go's `resource.Quantity`, but
 * immutable: methods that change the receiver in Go return a new quantity here.
 *
 * Created by {@link parseQuantity}, {@link newQuantity} and the like.
 */
export declare class Quantity {
    /** The suffix style {@link toString} uses. */
    readonly format: Format;
    /** A multiple of 10^scale: `number * 10^scale`, the number a safe integer; or `exact`, and then the number is NaN. */
    private readonly number;
    private readonly scale;
    private readonly exact;
    /** The string it was parsed from, if any: Go may write it back. */
    private readonly text;
    private constructor();
    /** This plus `y`, in this format; in that of `y` when this is zero. */
    add(y: QuantityLike): Quantity;
    /** This minus `y`, in this format; in that of `y` when this is zero. */
    sub(y: QuantityLike): Quantity;
    /** This times a whole number from -2^63 to 2^63-1. @throws QuantityRangeError */
    mul(y: Integer): Quantity;
    /** This negated. */
    neg(): Quantity;
    /**
     * Rounds away from zero to a multiple of 10^scale: 1.1 becomes 2 at scale 0, and -9 becomes -10 at scale 1. Go also
     * returns whether the value changed: compare the result with this.
     */
    roundUp(scale: Scale): Quantity;
    /** The same amount with another suffix style. Replaces assigning `Format` in Go. */
    withFormat(format: Format): Quantity;
    /** -1 when this is less than `y`, 1 when it is more, 0 when they are equal, however they are written. */
    cmp(y: QuantityLike): -1 | 0 | 1;
    /** As {@link cmp}, with a whole number from -2^63 to 2^63-1. @throws QuantityRangeError */
    cmpInt64(y: Integer): -1 | 0 | 1;
    /** Whether this and `y` are the same amount, however they are written: `1` and `1000m`. */
    equal(y: QuantityLike): boolean;
    /** -1 when this is less than zero, 1 when it is more, 0 when it is zero. */
    sign(): -1 | 0 | 1;
    /** Whether this is zero. */
    isZero(): boolean;
    /** The amount, rounded away from zero to a whole number. @throws QuantityRangeError beyond an int64 */
    value(): Integer;
    /** The amount in thousandths, rounded away from zero to a whole number. @throws QuantityRangeError beyond an int64 */
    milliValue(): Integer;
    /**
     * The amount in units of 10^scale, rounded away from zero to a whole number.
     *
     * Differs from Go: it returns a wrong number when the result exceeds an int64, and for negative amounts with a
     * fraction and more than 18 digits.
     * @throws QuantityRangeError when the result exceeds an int64, or the scale is not from -10000 to 10000
     */
    scaledValue(scale: Scale): Integer;
    /**
     * The amount as a whole number; `undefined` when it is not whole or beyond an int64.
     *
     * Differs from Go: it also fails for whole amounts written with a fraction, a small suffix or many digits (`1000m`,
     * `1.5Gi`).
     */
    asInt64(): Integer | undefined;
    /**
     * The nearest float64.
     *
     * Differs from Go: its result may be off by some units in the last place.
     */
    asApproximateFloat64(): number;
    /**
     * The nearest float64, same as {@link asApproximateFloat64}.
     *
     * Differs from Go: it rounds twice, which in rare cases yields a neighbouring value.
     */
    asFloat64Slow(): number;
    /** The amount as a big.js number, for arithmetic a quantity lacks. The counterpart of Go's `inf.Dec`. */
    asDec(): Big;
    /**
     * The canonical form: no fraction, and the largest suffix possible (`1500m`, `1Mi`). A parsed quantity keeps its
     * spelling where Go takes it for canonical (`+1`, `1.500`, `1E3`).
     */
    toString(): string;
    /** As {@link toString}. */
    toJSON(): string;
    /** As {@link toString}: in untyped data a quantity is a string. */
    toUnstructured(): string;
    /** Throws, as `a + b` and `a < b` would not do arithmetic. */
    valueOf(): never;
    /** The sum, if all intermediate values are safe integers; `addend` is the number of `other`, possibly negated. */
    private plus;
    private decimal;
}
/**
 * Parses a quantity: a string such as `100m`, `1.5Gi` or `2e3`, or a number, as in YAML `cpu: 2`. Anything finer than
 * 10^-9 is rounded away from zero; with a binary suffix, values are capped at 2^63-1. Go's `ParseQuantity`, and
 * `MustParse`.
 *
 * Differs from Go: surrounding spaces are accepted, as Go does in JSON; exponents beyond 10000 and strings longer than
 * 10000 characters are rejected.
 * @throws QuantityError with Go's message when it is not a quantity
 */
export declare function parseQuantity(value: QuantityValue | bigint): Quantity;
/**
 * Whether two quantities are both absent, or the same amount, however they are written. Mirrors Go's
 * `resource.QuantityPtrEqual`.
 * @throws QuantityError when one is not a quantity
 */
export declare function quantityPtrEqual(a: QuantityLike | null | undefined, b: QuantityLike | null | undefined): boolean;
/**
 * A quantity of `value * 10^scale`. Go's `NewScaledQuantity` takes no format and uses DecimalSI.
 * @throws QuantityRangeError when the value is not an int64, or the scale is not from -10000 to 10000
 */
export declare function newScaledQuantity(value: Integer, scale: Scale, format?: Format): Quantity;
/**
 * A quantity of a whole number. Mirrors Go's `resource.NewQuantity`. @throws QuantityRangeError when it is not an int64
 */
export declare function newQuantity(value: Integer, format?: Format): Quantity;
/**
 * A quantity of `value` thousandths. Mirrors Go's `resource.NewMilliQuantity`.
 * @throws QuantityRangeError when the value is not an int64
 */
export declare function newMilliQuantity(value: Integer, format?: Format): Quantity;
/**
 * A quantity from a big.js number, the counterpart of Go's `inf.Dec`. Mirrors Go's `resource.NewDecimalQuantity`.
 * @throws QuantityRangeError when it has more than 10000 digits, or the exponent of its last digit is not from -10000
 * to 10000
 */
export declare function newDecimalQuantity(amount: Big, format?: Format): Quantity;
