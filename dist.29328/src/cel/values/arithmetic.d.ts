import { type Value } from './value.ts';
/** The seconds of 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z: timestamps beyond do not exist. */
export declare const MIN_SECONDS = -62135596800;
export declare const MAX_SECONDS = 253402300799;
/** `a + b`. */
export declare function add(a: Value, b: Value): Value;
/** `a - b`. */
export declare function subtract(a: Value, b: Value): Value;
/** `a * b`. */
export declare function multiply(a: Value, b: Value): Value;
/** `a / b`: integers round towards zero. */
export declare function divide(a: Value, b: Value): Value;
/** `a % b`: the remainder has the sign of `a`. */
export declare function modulo(a: Value, b: Value): Value;
/** `-a`. */
export declare function negate(a: Value): Value;
