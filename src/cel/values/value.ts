import type { Type } from '../types/type.ts';

/** The bytes type of the language. */
export type Bytes = Uint8Array;

/**
 * A value: an int is a bigint, a double a number, a uint a {@link Uint}; string, bool and null are those of JavaScript,
 * bytes a Uint8Array. An error is a value, too ({@link CelError}).
 */
export type Value =
  | bigint
  | number
  | string
  | boolean
  | null
  | Uint
  | Bytes
  | ListValue
  | MapValue
  | Duration
  | Timestamp
  | OptionalValue
  | OpaqueValue
  | Type
  | CelError;

/** An unsigned integer of 64 bits. */
export class Uint {
  readonly value: bigint;

  constructor(value: bigint) {
    this.value = value;
  }
}

/** What an expression gives that failed: `message` is cel-go's. */
export class CelError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** A length of time in nanoseconds, an int64. */
export class Duration {
  readonly nanoseconds: bigint;

  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

/** A point in time: seconds since 1970 and nanoseconds from 0, and the offset from UTC in seconds that it is shown in. */
export class Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
  readonly offset: number;

  constructor(seconds: number, nanoseconds: number, offset = 0) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
    this.offset = offset;
  }
}

/** A value, or none. */
export class OptionalValue {
  /** `undefined` for none. */
  readonly value: Value | undefined;

  constructor(value: Value | undefined) {
    this.value = value;
  }
}

/** No value. */
export const NONE: OptionalValue = /* @__PURE__ */ new OptionalValue(undefined);

/** A value that only functions of a library handle: a quantity, an address. */
export abstract class OpaqueValue {
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
  readonly comparesAtOnce: boolean = true;
  /** What `string(value)` gives, for those that have a text. */
  toText?(): string;
  /** Its size, if it has one that costs depend on. */
  size(): number | undefined {
    return undefined;
  }
}

/** True of an error. */
export function isError(value: Value): value is CelError {
  return value instanceof CelError;
}

/** An error that says that no function fits; an error passed in stays what it is. */
export function noSuchOverload(value?: Value): CelError {
  return value instanceof CelError ? value : new CelError('no such overload');
}

/** Compares two values; an error is possible. */
export type Equal = (a: Value, b: Value) => Value;

/** A list. Elements are made when they are asked for: a list over other data converts them then. */
export abstract class ListValue {
  /** The type in Go, as `%T` shows it in error texts. */
  get goType(): string {
    return '*types.baseList';
  }

  abstract readonly length: number;
  /** The element at an index within bounds. */
  abstract at(index: number): Value;

  /** This list with another one behind it; the list of a loop grows in place. */
  abstract concat(other: ListValue): Value;

  /** Whether an element equals a value; an error when only errors are in the way. */
  abstract contains(value: Value, equal: Equal): Value;

  /** Whether another list has equal elements in the same order. */
  equals(other: ListValue, equal: Equal): Value {
    if (this.length !== other.length) return false;
    for (let index = 0; index < this.length; index++) {
      if (equal(this.at(index), other.at(index)) === false) return false;
    }
    return true;
  }

  /** What is left of the list when an optional value is opened: its data without a schema. */
  plain(): Value {
    return this;
  }

  /** What comparing with something other than a list gives. */
  equalsOther(_other: Value): Value {
    return false;
  }

  *[Symbol.iterator](): Generator<Value, void, undefined> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }
}

/** A map. Values are made when they are asked for: a map over other data converts them then. */
export abstract class MapValue {
  /** The type in Go, as `%T` shows it in error texts. */
  get goType(): string {
    return '*types.baseMap';
  }

  abstract readonly size: number;
  /** The value under a key; `undefined` for none. An int, uint or double finds a key that is the same number. */
  abstract find(key: Value): Value | undefined;
  abstract keys(): Iterable<Value>;

  /** Whether another map has equal values under the same keys. */
  equals(other: MapValue, equal: Equal): Value {
    if (this.size !== other.size) return false;
    for (const key of this.keys()) {
      const theirs = other.find(key);
      if (theirs === undefined) return false;
      if (equal(this.find(key)!, theirs) === false) return false;
    }
    return true;
  }

  /** What is left of the map when an optional value is opened: its data without a schema. */
  plain(): Value {
    return this;
  }

  /** What comparing with something other than a map gives. */
  equalsOther(_other: Value): Value {
    return false;
  }
}
