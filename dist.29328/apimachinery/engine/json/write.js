/** The one writer of JSON text, for whatever JSON.stringify can't write or writes in another form than Go. */
import { MAX_RECURSION } from '../schema/nesting.js';
import { compareUTF8 } from '../text/utf8.js';
import { isSpecial } from './escape.js';
/** An object whose keys stand in an order that a JavaScript object can't have. */
export class OrderedEntries {
    entries;
    constructor(entries) {
        this.entries = entries;
    }
    toJSON() {
        throw new NeedsWriter();
    }
}
/** Thrown where JSON.stringify comes upon what only {@link writeJSON} can write. */
export class NeedsWriter extends Error {
    code = 'ERR_NEEDS_WRITER';
}
class NegativeZero {
    toJSON() {
        throw new NeedsWriter();
    }
}
/** Stands for -0, whose sign JSON.stringify drops. */
export const NEGATIVE_ZERO = /* @__PURE__ */ new NegativeZero();
/** An object or list holds itself. */
export class CyclicValueError extends TypeError {
    code = 'ERR_CYCLIC_VALUE';
    value;
    constructor(value) {
        super('a cyclic value has no JSON form');
        this.name = 'CyclicValueError';
        this.value = value;
    }
}
/**
 * The JSON text of a value, nested in any number of levels; undefined for a leaf that has none.
 * @throws CyclicValueError
 */
export function writeJSON(value, form) {
    const fast = form.indent === 0 && form.sortKeys ? writeSorted(value, form, 0) : undefined;
    return fast ?? writeDeep(value, form);
}
/** The text without white space, keys sorted. Undefined, too, when the value is nested too deeply for this. */
function writeSorted(value, form, depth) {
    if (typeof value !== 'object' || value === null)
        return form.leaf(value);
    if (depth > MAX_RECURSION || hasToJSON(value))
        return undefined;
    return Array.isArray(value) ? writeList(value, form, depth) : writeMap(value, form, depth);
}
function writeList(list, form, depth) {
    let out = '[';
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        const item = writeSorted(value, form, depth + 1);
        if (item === undefined && typeof value === 'object')
            return undefined;
        out += index === 0 ? (item ?? 'null') : `,${item ?? 'null'}`;
    }
    return `${out}]`;
}
function writeMap(map, form, depth) {
    const keys = Object.keys(map);
    const isPlain = !keys.some(isSpecial);
    if (keys.length > 1) {
        if (isPlain)
            keys.sort();
        else
            keys.sort(compareUTF8);
    }
    let out = '{';
    for (const key of keys) {
        const value = map[key];
        if (value === undefined)
            continue;
        const item = writeSorted(value, form, depth + 1);
        if (item === undefined) {
            if (typeof value === 'object')
                return undefined;
            continue;
        }
        if (out.length > 1)
            out += ',';
        out += isPlain ? `"${key}":${item}` : `${form.leaf(key)}:${item}`;
    }
    return `${out}}`;
}
/** Writes any form, without recursion. */
function writeDeep(root, form) {
    const { indent } = form;
    const parts = [];
    const stack = [];
    const open = new Set();
    const lineBreak = () => (indent > 0 ? `\n${' '.repeat(indent * stack.length)}` : '');
    /** The text of a leaf, or the bracket of what others are within. */
    const begin = (value) => {
        if (value === NEGATIVE_ZERO)
            return '-0';
        const plain = hasToJSON(value) && !(value instanceof OrderedEntries) ? value.toJSON('') : value;
        if (typeof plain !== 'object' || plain === null)
            return form.leaf(plain);
        if (open.has(plain))
            throw new CyclicValueError(plain);
        open.add(plain);
        const frame = frameOf(plain, form.sortKeys);
        stack.push(frame);
        return frame.keys === undefined ? '[' : '{';
    };
    const first = begin(root);
    if (first === undefined)
        return undefined;
    parts.push(first);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
        if (frame.at >= frame.values.length) {
            stack.pop();
            open.delete(frame.source);
            if (!frame.empty)
                parts.push(lineBreak());
            parts.push(frame.keys === undefined ? ']' : '}');
            continue;
        }
        const key = frame.keys?.[frame.at];
        const value = frame.values[frame.at++];
        if (key !== undefined && value === undefined)
            continue;
        const margin = lineBreak();
        const text = begin(value);
        if (key !== undefined && text === undefined)
            continue;
        parts.push(frame.empty ? '' : ',', margin);
        frame.empty = false;
        if (key !== undefined)
            parts.push(form.leaf(key) ?? '', indent > 0 ? ': ' : ':');
        parts.push(text ?? 'null');
    }
    return parts.join('');
}
function frameOf(source, sortKeys) {
    const frame = { source, at: 0, empty: true };
    if (Array.isArray(source))
        return { ...frame, keys: undefined, values: source };
    const entries = source instanceof OrderedEntries ? source.entries : Object.entries(source);
    const ordered = sortKeys ? [...entries].sort(([a], [b]) => compareUTF8(a, b)) : entries;
    return { ...frame, keys: ordered.map(([key]) => key), values: ordered.map(([, value]) => value) };
}
function hasToJSON(value) {
    return typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function';
}
