import { Type } from '../types/type.js';
import { compareNumbers, isNumber } from './compare.js';
import { CelError, Duration, ListValue, MapValue, OpaqueValue, OptionalValue, Timestamp } from './value.js';
/** The language's `==`: numbers of different types are equal when they are the same number. Mirrors `types.Equal`. */
export function equal(a, b) {
    if (a === null || b === null)
        return a === b;
    return equalOf(a, b);
}
/** What a value itself makes of another one: Go's `Val.Equal`. */
export function equalOf(a, b) {
    switch (typeof a) {
        case 'string':
        case 'boolean':
            return a === b;
        case 'bigint':
            if (typeof b === 'bigint')
                return a === b;
            break;
        case 'number':
            if (typeof b === 'number')
                return a === b;
            break;
    }
    if (a === null)
        return b === null;
    if (isNumber(a)) {
        if (!isNumber(b) || Number.isNaN(a) || Number.isNaN(b))
            return false;
        return compareNumbers(a, b) === 0;
    }
    if (a instanceof ListValue)
        return b instanceof ListValue ? a.equals(b, equal) : a.equalsOther(b);
    if (a instanceof MapValue)
        return b instanceof MapValue ? a.equals(b, equal) : a.equalsOther(b);
    if (a instanceof Uint8Array)
        return b instanceof Uint8Array && a.length === b.length && a.every((byte, index) => byte === b[index]);
    if (a instanceof Duration)
        return b instanceof Duration && a.nanoseconds === b.nanoseconds;
    if (a instanceof Timestamp)
        return b instanceof Timestamp && a.seconds === b.seconds && a.nanoseconds === b.nanoseconds;
    if (a instanceof OptionalValue) {
        if (!(b instanceof OptionalValue))
            return false;
        if (a.value === undefined || b.value === undefined)
            return a.value === b.value;
        return equalOf(a.value, b.value);
    }
    if (a instanceof OpaqueValue)
        return a.equals(b);
    if (a instanceof CelError)
        return a;
    return b instanceof Type && a instanceof Type && a.name === b.name;
}
