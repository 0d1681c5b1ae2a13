import { setOwn } from '#engine/json/own_property';
import { MAX_NESTING } from '#engine/schema/nesting';
import { encodeBase64 } from '#engine/text/base64';
import { Type } from '../types/type.js';
import { durationText, toText } from './convert.js';
import { print } from './print.js';
import { timestampText } from './time.js';
import { CelError, Duration, ListValue, MapValue, OpaqueValue, OptionalValue, Timestamp, Uint, } from './value.js';
/**
 * A value as JSON: an int is a number, beyond ±(2^53-1) a bigint; bytes are base64, times and durations as in JSON of
 * Protobuf, keys of maps texts, and what only functions handle (a quantity, a type) its text. An optional value is what
 * it holds, or null. A {@link CelError} inside a list or map is returned in its place: the whole has no JSON then; nor has
 * what is nested more than 1,000 levels.
 */
export function toJSON(value) {
    return jsonOf(value, 0);
}
function jsonOf(value, depth) {
    if (depth > MAX_NESTING)
        return new CelError(`the value is nested more than ${MAX_NESTING} levels`);
    switch (typeof value) {
        case 'string':
        case 'boolean':
            return value;
        case 'bigint':
            return exact(value);
        case 'number':
            return Number.isFinite(value) ? value : print(value);
    }
    if (value === null || value instanceof CelError)
        return value;
    if (value instanceof Uint)
        return exact(value.value);
    if (value instanceof Uint8Array)
        return encodeBase64(value);
    if (value instanceof Duration)
        return durationText(value);
    if (value instanceof Timestamp)
        return timestampText(value);
    if (value instanceof OptionalValue)
        return value.value === undefined ? null : jsonOf(value.value, depth + 1);
    if (value instanceof ListValue)
        return listToJSON(value, depth + 1);
    if (value instanceof MapValue)
        return mapToJSON(value, depth + 1);
    if (value instanceof Type)
        return value.name;
    return value instanceof OpaqueValue ? value.toString() : null;
}
function listToJSON(list, depth) {
    const items = [];
    for (const item of list) {
        const json = jsonOf(item, depth);
        if (json instanceof CelError)
            return json;
        items.push(json);
    }
    return items;
}
function mapToJSON(map, depth) {
    const object = {};
    for (const key of map.keys()) {
        const value = map.find(key);
        const name = toText(key);
        if (typeof name !== 'string' || value === undefined)
            continue;
        const json = jsonOf(value, depth);
        if (json instanceof CelError)
            return json;
        setOwn(object, name, json);
    }
    return object;
}
function exact(value) {
    return BigInt.asIntN(54, value) === value && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
