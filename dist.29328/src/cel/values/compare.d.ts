import { CelError, Uint, type Value } from './value.ts';
/** A number of one of the three types. */
export type NumberValue = bigint | number | Uint;
export declare function isNumber(value: Value): value is NumberValue;
/** The order of two numbers, neither NaN. A double and an integer are compared as doubles, as cel-go does it. */
export declare function compareNumbers(a: NumberValue, b: NumberValue): -1 | 0 | 1;
/** The order of two values: -1, 0 or 1, or an error for values without one. Mirrors Go's `Comparer`. */
export declare function compare(a: Value, b: Value): -1 | 0 | 1 | CelError;
/** True of values that have an order among their like. */
export declare function isComparable(value: Value): boolean;
