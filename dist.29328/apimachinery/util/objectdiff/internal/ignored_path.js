import { DiffPathError } from '../diff_path_error.js';
/** A path to ignore, as far as it has been followed. */
export class IgnoredPath {
    #parts;
    #at;
    constructor(parts, at = 0) {
        this.#parts = parts;
        this.#at = at;
    }
    /** The rest of the path below a step; undefined when it does not match. */
    below(step) {
        return fits(this.#parts[this.#at], step) ? new IgnoredPath(this.#parts, this.#at + 1) : undefined;
    }
    /** Whether this place itself is ignored. */
    get isDone() {
        return this.#at === this.#parts.length;
    }
}
function fits(part, step) {
    switch (part.is) {
        case 'anyField':
            return typeof step === 'string';
        case 'anyElement':
            return typeof step !== 'string';
        case 'field':
            return part.name === step;
        case 'index':
            return part.index === step;
        default: {
            if (typeof step !== 'object')
                return false;
            const entries = 'value' in step ? [['', step.value]] : Object.entries(step.key);
            return (entries.length === part.keys.size && entries.every(([name, value]) => part.keys.get(name) === String(value)));
        }
    }
}
/** @throws DiffPathError */
export function parseIgnoredPath(text) {
    const parts = [];
    for (let at = 0; at < text.length;) {
        if (text[at] === '[') {
            const end = closing(text, at);
            parts.push(inBrackets(text.slice(at + 1, end), text));
            at = end + 1;
            continue;
        }
        if (text[at] === '.' && parts.length > 0)
            at++;
        let end = at;
        while (end < text.length && text[end] !== '.' && text[end] !== '[')
            end++;
        if (end === at)
            throw new DiffPathError(text, 'it has an empty name');
        const name = text.slice(at, end);
        parts.push(name === '*' ? { is: 'anyField' } : { is: 'field', name });
        at = end;
    }
    if (parts.length === 0)
        throw new DiffPathError(text, 'it is empty');
    return new IgnoredPath(parts);
}
/** The index of the bracket that closes the one at `open`. */
function closing(text, open) {
    for (let at = open + 1; at < text.length; at++) {
        if (text[at] === ']')
            return at;
        if (text[at] === '"')
            at = endOfQuoted(text, at);
    }
    throw new DiffPathError(text, 'a bracket is not closed');
}
function endOfQuoted(text, start) {
    let at = start + 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at;
}
function inBrackets(content, path) {
    if (content === '*')
        return { is: 'anyElement' };
    if (/^[0-9]{1,15}$/.test(content))
        return { is: 'index', index: Number(content) };
    if (content.startsWith('"'))
        return { is: 'field', name: unquoted(content, path) };
    const keys = new Map();
    for (let at = 0; at < content.length; at++) {
        const equals = content.indexOf('=', at);
        if (equals < 0)
            throw new DiffPathError(path, `there is no = in [${content}]`);
        let end = equals + 1;
        if (content[end] === '"')
            end = endOfQuoted(content, end) + 1;
        else
            while (end < content.length && content[end] !== ',')
                end++;
        const value = content.slice(equals + 1, end);
        keys.set(content.slice(at, equals), value.startsWith('"') ? unquoted(value, path) : value);
        if (end < content.length && content[end] !== ',')
            throw new DiffPathError(path, `a comma is missing in [${content}]`);
        at = end;
    }
    if (keys.size === 0)
        throw new DiffPathError(path, 'a pair of brackets is empty');
    return { is: 'element', keys };
}
function unquoted(text, path) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new DiffPathError(path, `${text} is no quoted text`);
    }
}
