import { type Value } from './value.ts';
/** The language's `==`: numbers of different types are equal when they are the same number. Mirrors `types.Equal`. */
export declare function equal(a: Value, b: Value): Value;
/** What a value itself makes of another one: Go's `Val.Equal`. */
export declare function equalOf(a: Value, b: Value): Value;
