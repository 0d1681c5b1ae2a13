import { quote } from '#engine/schema/fault';
import { toUTF8 } from '#engine/text/utf8';
import { Type } from '../types/type.js';
import { toText } from '../values/convert.js';
import { typeOf } from '../values/type_of.js';
import { CelError, Duration, ListValue, MapValue, Timestamp, Uint } from '../values/value.js';
import { FormatFault, formatParts } from './format_clause.js';
import { fixedText, groupedText, scientificText } from './format_number.js';
/** The kinds of arguments that a clause takes, in words. */
const NOT_FOR = {
    s: 'string clause can only be used on strings, bools, bytes, ints, doubles, maps, lists, types, durations, and timestamps, was given ',
    d: 'decimal clause can only be used on integers, was given ',
    f: 'fixed-point clause can only be used on doubles, was given ',
    e: 'scientific clause can only be used on doubles, was given ',
    b: 'only integers and bools can be formatted as binary, was given ',
    x: 'only integers, byte buffers, and strings can be formatted as hex, was given ',
    X: 'only integers, byte buffers, and strings can be formatted as hex, was given ',
    o: 'octal clause can only be used on integers, was given ',
};
/** What is wrong with an argument of a clause. */
export function notForClause(letter, type) {
    return `error during formatting: ${NOT_FOR[letter]}${type.name}`;
}
/** `text.format(args)`. Numbers are written as in the United States, as cel-go writes them. */
export function formatText(format, args) {
    let text = '';
    let used = 0;
    for (const part of formatParts(format, args.length)) {
        if (part instanceof FormatFault)
            return new CelError(part.message);
        if (typeof part === 'string') {
            text += part;
            continue;
        }
        const arg = args.at(used++);
        const formatted = clause(part.letter, part.precision, arg);
        if (formatted === undefined)
            return new CelError(notForClause(part.letter, typeOf(arg)));
        if (formatted instanceof CelError)
            return new CelError(`error during formatting: ${formatted.message}`);
        text += formatted;
    }
    return text;
}
/** An argument as its clause writes it; `undefined` for one that the clause does not take. */
function clause(letter, precision, arg) {
    switch (letter) {
        case 's':
            return plainText(arg);
        case 'd':
            return integerText(arg, 10);
        case 'f': {
            const number = doubleOf(arg);
            return number === undefined ? undefined : groupedText(number, precision ?? 6);
        }
        case 'e': {
            const number = doubleOf(arg);
            return number === undefined ? undefined : scientificText(number, precision ?? 6);
        }
        case 'b':
            return typeof arg === 'boolean' ? (arg ? '1' : '0') : integerText(arg, 2);
        case 'o':
            return integerText(arg, 8);
        default: {
            const hex = typeof arg === 'string'
                ? hexText(toUTF8(arg))
                : arg instanceof Uint8Array
                    ? hexText(arg)
                    : integerText(arg, 16);
            return letter === 'X' ? hex?.toUpperCase() : hex;
        }
    }
}
function integerText(arg, base) {
    if (typeof arg === 'bigint')
        return arg.toString(base);
    return arg instanceof Uint ? arg.value.toString(base) : undefined;
}
function hexText(bytes) {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
/** A double, or one of the texts that stand for doubles that are no numbers. */
function doubleOf(arg) {
    if (typeof arg === 'number')
        return arg;
    return arg === 'NaN' || arg === 'Infinity' || arg === '-Infinity' ? Number(arg) : undefined;
}
function plainText(arg) {
    if (arg instanceof ListValue)
        return listText(arg);
    if (arg instanceof MapValue)
        return mapText(arg);
    if (arg instanceof Uint8Array) {
        const text = toText(arg);
        return typeof text === 'string'
            ? text
            : new CelError(`could not convert argument ${quote(text.message)} to string`);
    }
    if (typeof arg === 'object' && arg !== null && !isPlain(arg))
        return undefined;
    return toText(arg);
}
function isPlain(arg) {
    return arg instanceof Uint || arg instanceof Duration || arg instanceof Timestamp || arg instanceof Type;
}
/** A value inside a list or map. */
function insideText(value) {
    if (value instanceof Timestamp)
        return `timestamp(${quote(toText(value))})`;
    if (value instanceof Duration)
        return `duration(${quote(toText(value))})`;
    if (typeof value === 'number') {
        const text = fixedText(value, 6);
        return Number.isFinite(value) ? text : quote(text);
    }
    const text = plainText(value);
    if (text === undefined)
        return new CelError(`no formatting function for ${typeOf(value).name}`);
    if (typeof text !== 'string')
        return text;
    if (typeof value === 'string')
        return quote(text);
    return value instanceof Uint8Array ? `b${quote(text)}` : text;
}
function listText(list) {
    const texts = [];
    for (const value of list) {
        const text = insideText(value);
        if (typeof text !== 'string')
            return text;
        texts.push(text);
    }
    return `[${texts.join(', ')}]`;
}
function mapText(map) {
    const texts = [];
    for (const key of map.keys()) {
        if (typeof key !== 'string' && typeof key !== 'boolean' && typeof key !== 'bigint' && !(key instanceof Uint)) {
            return new CelError(`no formatting function for map key of type ${typeOf(key).name}`);
        }
        const text = insideText(map.find(key));
        if (typeof text !== 'string')
            return text;
        texts.push([insideText(key), text]);
    }
    texts.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${texts.map(([key, value]) => `${key}:${value}`).join(', ')}}`;
}
