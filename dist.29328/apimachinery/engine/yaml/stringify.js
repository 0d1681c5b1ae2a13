import { formatFloat } from '../go/format_float.js';
import { longerThan } from '../text/name_syntax.js';
import { YAMLError } from './error.js';
import { compareKeys } from './key_order.js';
import { resolvePlain } from './resolve.js';
import { chooseStyle, DOUBLE_QUOTED, isMultiline, PLAIN } from './scalar_style.js';
import { passKey, passString } from './transit.js';
import { writeScalar } from './write_scalar.js';
import { Writer } from './writer.js';
const maxDepth = 10_000;
/** A longer key (in bytes) is written behind `?`. */
const maxKeyBytes = 128;
/**
 * Writes a JSON value as YAML, byte for byte as sigs.k8s.io/yaml's JSONToYAML writes it: keys in natural order,
 * sequences not indented under their key, lines folded at 80 columns, multi-line strings as `|` blocks, quotes only
 * where the text would be read as something else.
 *
 * The value is taken as JSON.stringify takes it (`toJSON` is called, undefined is left out), and `bigint` is a number.
 * @throws YAMLError with Go's text for what Go cannot write: control characters of the range 0x7F to 0x9F, U+FFFE,
 *   U+FFFF, keys of more than 1,024 characters, numbers that are not finite, nesting deeper than 10,000
 */
export function stringifyYAML(value, options = {}) {
    const { sortKeys = true, lossless = false } = options;
    return writeYAML(value, { sort: sortKeys, typed: false, lossless });
}
/** What Go's writer writes as it is, or refuses, and its reader refuses, or takes for a line break or a merge. */
const UNSAFE = /^<<$|[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;
/** The same for a value that may have been read from YAML. */
export function writeYAML(value, options) {
    const w = new Writer();
    const frames = [];
    open(w, frames, toJSON(value, ''), -1, false, options);
    while (frames.length > 0) {
        const frame = frames[frames.length - 1];
        const index = frame.next++;
        if (frame.keys === undefined) {
            const items = frame.value;
            if (index === items.length) {
                frames.pop();
                continue;
            }
            w.indent(frame.indent);
            w.indicator('-', true, true);
            open(w, frames, toJSON(items[index], String(index)), frame.indent, false, options);
        }
        else {
            if (index === frame.keys.length) {
                frames.pop();
                continue;
            }
            const name = frame.keys[index];
            writeKey(w, name, frame.indent, options);
            open(w, frames, toJSON(frame.value[name], name), frame.indent, true, options);
        }
    }
    w.indent(0);
    return w.toString();
}
/** What JSON.stringify would take instead of a value. */
function toJSON(value, key) {
    if (typeof value !== 'object' || value === null)
        return value;
    const method = value.toJSON;
    return typeof method === 'function' ? method.call(value, key) : value;
}
function writeKey(w, name, indent, { typed, lossless = false }) {
    const key = typed || lossless ? name : passKey(name);
    const isEscaped = lossless && UNSAFE.test(key);
    w.indent(indent);
    if (longerThan(key, maxKeyBytes) || (isMultiline(key) && !isEscaped)) {
        w.indicator('?', true, true);
        writeScalar(w, key, isEscaped ? DOUBLE_QUOTED : chooseStyle(key, false), indent + 2, true);
        w.indent(indent);
        w.indicator(':', true, true);
    }
    else {
        writeScalar(w, key, isEscaped ? DOUBLE_QUOTED : chooseStyle(key, true), indent + 2, false);
        w.indicator(':', false, false);
    }
}
/** Writes a scalar or an empty collection, or opens a frame; `indent` is that of the collection around it. */
function open(w, frames, value, indent, inMapping, options) {
    if (typeof value !== 'object' || value === null)
        return writeValue(w, value, indent, options);
    if (frames.length >= maxDepth)
        throw new YAMLError(`yaml: exceeded max depth of ${maxDepth}`);
    if (Array.isArray(value)) {
        if (value.length === 0)
            return writeEmpty(w, '[]');
        // Under a key, the items stand at the key's own indentation.
        const flat = inMapping && !w.indention;
        frames.push({ value, keys: undefined, indent: indent < 0 ? 0 : flat ? indent : indent + 2, next: 0 });
        return;
    }
    const object = value;
    const keys = presentKeys(object);
    if (keys.length === 0)
        return writeEmpty(w, '{}');
    if (options.sort)
        keys.sort(compareKeys);
    frames.push({ value: object, keys, indent: indent < 0 ? 0 : indent + 2, next: 0 });
}
function presentKeys(object) {
    const keys = Object.keys(object);
    for (const key of keys) {
        const type = typeof object[key];
        if (type === 'undefined' || type === 'function' || type === 'symbol') {
            return keys.filter((name) => !['undefined', 'function', 'symbol'].includes(typeof object[name]));
        }
    }
    return keys;
}
function writeEmpty(w, brackets) {
    w.indicator(brackets, true, false);
}
function writeValue(w, value, indent, { typed, lossless = false }) {
    // A scalar at the root is indented as if it stood in something.
    const inner = indent < 0 ? 2 : indent + 2;
    if (typeof value === 'string') {
        const text = typed || lossless ? value : passString(value);
        writeScalar(w, text, lossless && UNSAFE.test(text) ? DOUBLE_QUOTED : chooseStyle(text, false), inner, true);
    }
    else {
        writeScalar(w, typed && typeof value === 'number' ? float(value) : literal(value), PLAIN, inner, false);
    }
}
function float(value) {
    if (Number.isFinite(value))
        return formatFloat(value);
    return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
}
function literal(value) {
    switch (typeof value) {
        case 'boolean':
            return String(value);
        case 'number':
            if (Number.isSafeInteger(value))
                return String(value);
            if (!Number.isFinite(value)) {
                throw new YAMLError(`json: unsupported value: ${Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'}`);
            }
            return number(String(value));
        case 'bigint':
            return number(String(value));
        default:
            return 'null';
    }
}
/** Integers of 64 bits stay integers, whatever is larger becomes a float. */
function number(text) {
    const { value, tag } = resolvePlain(text);
    return tag === 'float' ? formatFloat(value) : String(value);
}
