import { CelError, type Value } from '../values/value.ts';
/** The value of a field, key or index; `undefined` when it is absent, which is an error unless one asks for presence. */
export declare function lookup(object: Value, key: Value): Value | undefined;
/** What is wrong when a field, key or index is absent. */
export declare function absent(object: Value, key: Value): CelError;
/** The number of an index into a list; an integral double and a uint do. */
export declare function indexOf(key: Value): number | CelError;
/** Why a value is no key; `undefined` for one that is. */
export declare function badKey(key: Value): CelError | undefined;
