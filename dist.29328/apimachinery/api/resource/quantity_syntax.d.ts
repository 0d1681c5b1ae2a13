import { type Format } from './format.ts';
export declare const FORMAT_WRONG = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
export declare const NUMERIC_WRONG = "unable to parse numeric part of quantity";
export declare const SUFFIX_WRONG = "unable to parse quantity's suffix";
export declare const TOO_LONG = "quantities must not be longer than 10000 characters";
export declare const EXPONENT_WRONG = "the exponent of a quantity must be between -10000 and 10000";
/** Offsets of the parts of a quantity's string, filled in by {@link scanQuantity}. */
export interface QuantityParts {
    negative: boolean;
    /** All digits without the point, as a number; rounded when unsafe. */
    digits: number;
    /** The digits before the point, without leading zeros: from `numStart` to `numEnd`. May be empty. */
    numStart: number;
    numEnd: number;
    /** The digits after the point. May be empty. */
    fractionStart: number;
    fractionEnd: number;
    format: Format;
    /** The power of 10 (of 2 for BinarySI) the suffix denotes. */
    exponent: number;
    /** Whether Go holds the number in an int64; only then may the spelling be kept. */
    small: boolean;
}
export declare function newQuantityParts(): QuantityParts;
/**
 * Returns what is wrong with a quantity, in the words of Go's `ParseQuantity`, and where its parts are.
 * @param into filled when the string is valid
 */
export declare function scanQuantity(text: string, into?: QuantityParts): string | undefined;
