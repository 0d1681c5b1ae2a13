import { hasDuplicateKeys } from '#engine/json/duplicates';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { isMap, isTooDeep, MAX_DEPTH, sortFields, toJSON } from '../value/index.js';
import { jsonText } from '../value/to_json.js';
import { FieldPathError } from './field_path_error.js';
import { jsonMembers } from './json_members.js';
/**
 * An element in FieldsV1 syntax: `f:spec`, `k:{"name":"web"}`, `v:"x"`, `i:3`. Mirrors Go's
 * `fieldpath.SerializePathElement`.
 * @throws {FieldPathError} on an unidentifiable item
 */
export function serializePathElement(element) {
    switch (element.kind) {
        case 'f':
            return `f:${element.fieldName}`;
        case 'k':
            return `k:{${element.key.map(({ name, value }) => `${jsonText(name)}:${toJSON(value, element.floats)}`).join(',')}}`;
        case 'v':
            return `v:${toJSON(element.value, element.floats)}`;
        case 'i':
            return `i:${element.index}`;
        case '?':
            throw new FieldPathError('invalid PathElement');
    }
}
/**
 * The element of a FieldsV1 key; `undefined` for an unknown prefix, possibly of a later version, which Go ignores.
 * Mirrors Go's `fieldpath.DeserializePathElement`.
 * @throws {FieldPathError} on an invalid key with a known prefix
 */
export function deserializePathElement(text) {
    // Go looks at bytes: a non-ASCII letter has several.
    const ascii = text.charCodeAt(0) < 0x80;
    if (text === '' || (text.length < 2 && ascii))
        throw new FieldPathError(`${quote(text)}: key must be 2 characters long`);
    if (!ascii || text[1] !== ':')
        throw new FieldPathError(`missing colon: ${text}`);
    const content = text.slice(2);
    switch (text[0]) {
        case 'f':
            return { kind: 'f', fieldName: content };
        case 'v':
            return { kind: 'v', value: parse(content, text), floats: true };
        case 'k': {
            const fields = parse(content, text);
            if (fields !== null && !isMap(fields))
                throw new FieldPathError(`${quote(text)}: the keys of a list item must be an object`);
            return {
                kind: 'k',
                key: sortFields(entries(content, fields ?? {}).map(([name, value]) => ({ name, value }))),
                floats: true,
            };
        }
        case 'i':
            return { kind: 'i', index: parseIndex(content) };
        default:
            return undefined;
    }
}
/** Numbers become float64, as in Go. */
function parse(json, text) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch (cause) {
        throw new FieldPathError(`${quote(text)}: ${asError(cause).message}`, { cause });
    }
    if (isTooDeep(value))
        throw new FieldPathError(`${quote(text.slice(0, 20))}...: more than ${MAX_DEPTH} levels`);
    if (!isFinite(value))
        throw new FieldPathError(`${quote(text)}: value out of range`);
    return value;
}
/** The members of an object, given its text too. As in Go, duplicates are included. */
function entries(json, object) {
    if (!hasDuplicateKeys(json, object))
        return Object.entries(object);
    return jsonMembers(json).map(([name, value]) => [name, JSON.parse(value)]);
}
/** Whether all numbers fit a float64. */
function isFinite(value) {
    if (typeof value === 'number')
        return Number.isFinite(value);
    return typeof value !== 'object' || value === null || Object.values(value).every(isFinite);
}
/** Parses like Go's `strconv.Atoi`. */
function parseIndex(text) {
    if (!/^[+-]?[0-9]+$/.test(text))
        throw new FieldPathError(`parsing ${quote(text)}: invalid syntax`);
    const index = Number(text);
    // Differs from Go: it takes indexes up to 2^63.
    if (!Number.isSafeInteger(index))
        throw new FieldPathError(`parsing ${quote(text)}: value out of range`);
    return index + 0;
}
