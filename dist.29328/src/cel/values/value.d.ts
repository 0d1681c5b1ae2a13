import type { Type } from '../types/type.ts';
/** The bytes type of the language. */
export type Bytes = Uint8Array;
/**
 * A value: an int is a bigint, a double a number, a uint a {@link Uint}; string, bool and null are those of JavaScript,
 * bytes a Uint8Array. An error is a value, too ({@link CelError}).
 */
export type Value = bigint | number | string | boolean | null | Uint | Bytes | ListValue | MapValue | Duration | Timestamp | OptionalValue | OpaqueValue | Type | CelError;
/** An unsigned integer of 64 bits. */
export declare class Uint {
    readonly value: bigint;
    constructor(value: bigint);
}
/** What an expression gives that failed: `message` is cel-go's. */
export declare class CelError {
    readonly message: string;
    constructor(message: string);
}
/** A length of time in nanoseconds, an int64. */
export declare class Duration {
    readonly nanoseconds: bigint;
    constructor(nanoseconds: bigint);
}
/** A point in time: seconds since 1970 and nanoseconds from 0, and the offset from UTC in seconds that it is shown in. */
export declare class Timestamp {
    readonly seconds: number;
    readonly nanoseconds: number;
    readonly offset: number;
    constructor(seconds: number, nanoseconds: number, offset?: number);
}
/** A value, or none. */
export declare class OptionalValue {
    /** `undefined` for none. */
    readonly value: Value | undefined;
    constructor(value: Value | undefined);
}
/** No value. */
export declare const NONE: OptionalValue;
/** A value that only functions of a library handle: a quantity, an address. */
export declare abstract class OpaqueValue {
    abstract readonly type: Type;
    /** Its type in Go, as `%T` shows it in error texts. */
    abstract readonly goType: string;
    abstract equals(other: Value): Value;
    /** Its text, as Go's `%v` shows it. */
    abstract toString(): string;
    /** The value of a field, for those that have fields. */
    field?(key: Value): Value | undefined;
    /** The size of the regular expression behind a format, which validating with it costs by. */
    readonly maxRegexSize?: number;
    /** Whether comparing costs 1, whatever its size. */
    readonly comparesAtOnce: boolean;
    /** What `string(value)` gives, for those that have a text. */
    toText?(): string;
    /** Its size, if it has one that costs depend on. */
    size(): number | undefined;
}
/** True of an error. */
export declare function isError(value: Value): value is CelError;
/** An error that says that no function fits; an error passed in stays what it is. */
export declare function noSuchOverload(value?: Value): CelError;
/** Compares two values; an error is possible. */
export type Equal = (a: Value, b: Value) => Value;
/** A list. Elements are made when they are asked for: a list over other data converts them then. */
export declare abstract class ListValue {
    /** The type in Go, as `%T` shows it in error texts. */
    get goType(): string;
    abstract readonly length: number;
    /** The element at an index within bounds. */
    abstract at(index: number): Value;
    /** This list with another one behind it; the list of a loop grows in place. */
    abstract concat(other: ListValue): Value;
    /** Whether an element equals a value; an error when only errors are in the way. */
    abstract contains(value: Value, equal: Equal): Value;
    /** Whether another list has equal elements in the same order. */
    equals(other: ListValue, equal: Equal): Value;
    /** What is left of the list when an optional value is opened: its data without a schema. */
    plain(): Value;
    /** What comparing with something other than a list gives. */
    equalsOther(_other: Value): Value;
    [Symbol.iterator](): Generator<Value, void, undefined>;
}
/** A map. Values are made when they are asked for: a map over other data converts them then. */
export declare abstract class MapValue {
    /** The type in Go, as `%T` shows it in error texts. */
    get goType(): string;
    abstract readonly size: number;
    /** The value under a key; `undefined` for none. An int, uint or double finds a key that is the same number. */
    abstract find(key: Value): Value | undefined;
    abstract keys(): Iterable<Value>;
    /** Whether another map has equal values under the same keys. */
    equals(other: MapValue, equal: Equal): Value;
    /** What is left of the map when an optional value is opened: its data without a schema. */
    plain(): Value;
    /** What comparing with something other than a map gives. */
    equalsOther(_other: Value): Value;
}
