import { type Type } from '../types/type.ts';
import { type Value } from './value.ts';
/** The type that a value has when an expression runs: without parameters known. */
export declare function typeOf(value: Value): Type;
/** The type of a value in Go, as `%T` shows it in error texts. */
export declare function goTypeOf(value: Value): string;
/** Whether a value can stand for a parameter of a type. Of lists and maps the first entry decides, as in cel-go. */
export declare function isOfType(value: Value, type: Type): boolean;
