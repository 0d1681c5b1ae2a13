import { put as putOwn } from '../json/own_property.js';
import { quote } from '../schema/fault.js';
import { CBORError, mismatch } from './error.js';
import { ARRAY, BASE16, BASE64URL, BYTES, FALSE, MAP, NEGINT, NULL, PRIMITIVE, TAG, TEXT, TRUE, UINT, } from './source.js';
import { readTag, readTags } from './tags.js';
import { timeOfEpoch, timeOfText } from './time_tag.js';
import { unknownSimpleValue } from './wellformed.js';
/**
 * Reads one item of any type as a JSON value: strings of both kinds are text, integers within int64 are
 * `number` or `bigint`, tags are passed over. Works without recursion. The data must be well-formed.
 * @throws CBORError for integers beyond int64, duplicate keys, keys that are not strings, and text that is not UTF-8
 */
export function readAny(source, later = 0) {
    const open = [];
    let value = readItem(source, open, later);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
        if (source.atEnd(top.rest)) {
            value = open.pop().target;
            const around = open.at(-1);
            if (around !== undefined)
                put(around, value);
            continue;
        }
        if (top.rest > 0)
            top.rest--;
        if (!Array.isArray(top.target)) {
            top.key = readKey(source, top.later);
            if (Object.hasOwn(top.target, top.key))
                throw duplicate(top.key, top.read);
            top.read++;
        }
        const depth = open.length;
        value = readItem(source, open, top.later);
        if (open.length === depth)
            put(top, value);
    }
    return value;
}
/** A key of a map whose keys are texts. */
export function readKey(source, later) {
    const holds = readTags(source) || later;
    source.head();
    if (source.major === BYTES || source.major === TEXT)
        return source.text(holds);
    // Go leaves its text empty for null.
    if (source.major === PRIMITIVE && source.info === NULL)
        return '';
    throw mismatch(source.major, 'string');
}
export function duplicate(key, index) {
    return new CBORError(`cbor: found duplicate map key ${quote(key)} at map element index ${index}`);
}
function put(container, value) {
    if (Array.isArray(container.target))
        container.target.push(value);
    else
        putOwn(container.target, container.key, value);
}
/** Reads an item; opens it when it is a container. */
function readItem(source, open, around) {
    let later = around;
    while (source.nextMajor === TAG) {
        const tag = readTag(source);
        if (tag === 0 || tag === 1)
            return readTime(source, tag);
        if (tag >= BASE64URL && tag <= BASE16)
            later = tag;
    }
    source.head();
    switch (source.major) {
        case UINT:
        case NEGINT:
            return int64(source);
        case BYTES:
        case TEXT:
            return source.text(later);
        case ARRAY:
        case MAP: {
            const target = source.major === ARRAY ? [] : {};
            open.push({ target, rest: source.count(), read: 0, later, key: '' });
            return target;
        }
        default: {
            if (source.info === NULL)
                return null;
            const unknown = unknownSimpleValue(source);
            if (unknown !== undefined)
                throw unknown;
            return source.info === TRUE || source.info === FALSE ? source.info === TRUE : source.float();
        }
    }
}
function int64(source) {
    const value = source.integer();
    if (typeof value === 'bigint' && BigInt.asIntN(64, value) !== value)
        throw mismatch(source.major, 'int64', `${value} overflows Go's int64`);
    return value;
}
function readTime(source, tag) {
    source.head();
    if (tag === 0)
        return timeOfText(source.text(0));
    return timeOfEpoch(source.major === PRIMITIVE ? source.float() : int64(source));
}
