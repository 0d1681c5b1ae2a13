import { formatDuration } from '#apimachinery/apis/meta/v1/duration';
import { formatFloat } from '#engine/go/format_float';
import { Type } from '../types/type.js';
import { timestampText } from './time.js';
import { CelError, Duration, ListValue, MapValue, OptionalValue, Timestamp, Uint, } from './value.js';
/** A value as Go's `%v` shows it in error texts. */
export function print(value) {
    switch (typeof value) {
        case 'string':
            return value;
        case 'bigint':
        case 'boolean':
            return String(value);
        case 'number':
            return formatFloat(value);
    }
    // To Go, null is a number.
    if (value === null)
        return '0';
    if (value instanceof Uint)
        return String(value.value);
    if (value instanceof ListValue)
        return `[${Array.from(value, print).join(', ')}]`;
    if (value instanceof MapValue)
        return `{${Array.from(value.keys(), (key) => `${print(key)}: ${print(value.find(key))}`).join(', ')}}`;
    if (value instanceof Uint8Array)
        return `[${Array.from(value).join(' ')}]`;
    if (value instanceof Duration)
        return formatDuration(value.nanoseconds);
    if (value instanceof Timestamp)
        return goTimeText(value);
    if (value instanceof OptionalValue)
        return value.value === undefined ? 'optional.none()' : `optional(${print(value.value)})`;
    if (value instanceof CelError)
        return value.message;
    return value instanceof Type ? value.toString() : value.toString();
}
/** A time as Go's `Time.String` writes it. */
function goTimeText(time) {
    const [, date, clock, zone] = /^(.*)T(.*?)(Z|[+-]\d\d:\d\d)$/.exec(timestampText(time));
    const offset = zone === 'Z' ? '+0000' : zone.replace(':', '');
    return `${date} ${clock} ${offset} ${zone === 'Z' ? 'UTC' : offset}`;
}
