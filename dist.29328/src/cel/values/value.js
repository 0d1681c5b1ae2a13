/** An unsigned integer of 64 bits. */
export class Uint {
    value;
    constructor(value) {
        this.value = value;
    }
}
/** What an expression gives that failed: `message` is cel-go's. */
export class CelError {
    message;
    constructor(message) {
        this.message = message;
    }
}
/** A length of time in nanoseconds, an int64. */
export class Duration {
    nanoseconds;
    constructor(nanoseconds) {
        this.nanoseconds = nanoseconds;
    }
}
/** A point in time: seconds since 1970 and nanoseconds from 0, and the offset from UTC in seconds that it is shown in. */
export class Timestamp {
    seconds;
    nanoseconds;
    offset;
    constructor(seconds, nanoseconds, offset = 0) {
        this.seconds = seconds;
        this.nanoseconds = nanoseconds;
        this.offset = offset;
    }
}
/** A value, or none. */
export class OptionalValue {
    /** `undefined` for none. */
    value;
    constructor(value) {
        this.value = value;
    }
}
/** No value. */
export const NONE = /* @__PURE__ */ new OptionalValue(undefined);
/** A value that only functions of a library handle: a quantity, an address. */
export class OpaqueValue {
    /** The size of the regular expression behind a format, which validating with it costs by. */
    maxRegexSize;
    /** Whether comparing costs 1, whatever its size. */
    comparesAtOnce = true;
    /** Its size, if it has one that costs depend on. */
    size() {
        return undefined;
    }
}
/** True of an error. */
export function isError(value) {
    return value instanceof CelError;
}
/** An error that says that no function fits; an error passed in stays what it is. */
export function noSuchOverload(value) {
    return value instanceof CelError ? value : new CelError('no such overload');
}
/** A list. Elements are made when they are asked for: a list over other data converts them then. */
export class ListValue {
    /** The type in Go, as `%T` shows it in error texts. */
    get goType() {
        return '*types.baseList';
    }
    /** Whether another list has equal elements in the same order. */
    equals(other, equal) {
        if (this.length !== other.length)
            return false;
        for (let index = 0; index < this.length; index++) {
            if (equal(this.at(index), other.at(index)) === false)
                return false;
        }
        return true;
    }
    /** What is left of the list when an optional value is opened: its data without a schema. */
    plain() {
        return this;
    }
    /** What comparing with something other than a list gives. */
    equalsOther(_other) {
        return false;
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.length; index++)
            yield this.at(index);
    }
}
/** A map. Values are made when they are asked for: a map over other data converts them then. */
export class MapValue {
    /** The type in Go, as `%T` shows it in error texts. */
    get goType() {
        return '*types.baseMap';
    }
    /** Whether another map has equal values under the same keys. */
    equals(other, equal) {
        if (this.size !== other.size)
            return false;
        for (const key of this.keys()) {
            const theirs = other.find(key);
            if (theirs === undefined)
                return false;
            if (equal(this.find(key), theirs) === false)
                return false;
        }
        return true;
    }
    /** What is left of the map when an optional value is opened: its data without a schema. */
    plain() {
        return this;
    }
    /** What comparing with something other than a map gives. */
    equalsOther(_other) {
        return false;
    }
}
