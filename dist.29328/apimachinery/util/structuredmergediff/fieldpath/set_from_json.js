import { hasDuplicateKeys } from '#engine/json/duplicates';
import { asError } from '#engine/text/as_error';
import { isMap, keys, MAX_DEPTH } from '../value/index.js';
import { FieldPathError } from './field_path_error.js';
import { jsonMembers } from './json_members.js';
import { deserializePathElement } from './serialize_path_element.js';
import { SetBuilder } from './set_builder.js';
/**
 * Parses a FieldsV1. Keys with unknown prefixes are ignored, as in Go. Mirrors Go's `Set.FromJSON`.
 * @throws {FieldPathError} when it is invalid; the message says where
 */
export function setFromJSON(fields) {
    return readSet(fields, membersOf, []).set;
}
/**
 * The same for JSON text.
 * @throws {FieldPathError}
 */
export function setFromJSONText(text) {
    let fields;
    try {
        fields = JSON.parse(text);
    }
    catch (cause) {
        throw new FieldPathError(`FieldsV1: ${asError(cause).message}`, { cause });
    }
    const set = setFromJSON(fields);
    // As in Go, duplicate members all count.
    return hasDuplicateKeys(text, fields) ? readSet(text, membersOfText, []).set : set;
}
function membersOf(json) {
    if (json === null)
        return [];
    if (!isMap(json))
        return Array.isArray(json) ? 'an array' : `a ${typeof json}`;
    return keys(json).map((key) => [key, json[key]]);
}
function membersOfText(json) {
    return json.trimStart().startsWith('{') ? jsonMembers(json) : membersOf(JSON.parse(json));
}
/** A value of a FieldsV1: the fields below a step, and whether the step itself is one. */
function readSet(json, read, path) {
    const members = read(json);
    if (typeof members === 'string')
        throw new FieldPathError(`${place(path)} must be an object, not ${members}`);
    // Differs from Go: it accepts 10,000 levels.
    if (path.length > MAX_DEPTH)
        throw new FieldPathError(`FieldsV1 has more than ${MAX_DEPTH} levels`);
    const builder = new SetBuilder();
    let isMember = false;
    for (const [key, value] of members) {
        if (key === '.') {
            isMember = true;
            continue;
        }
        const element = parseKey(key, path);
        if (element === undefined)
            continue;
        path.push(key);
        const below = readSet(value, read, path);
        path.pop();
        if (below.isMember)
            builder.addMember(element);
        if (!isEmpty(below.set))
            builder.addChild(element, below.set);
    }
    const set = builder.build();
    // A step with nothing below it is a field, even without the `.` member.
    return { set, isMember: isMember || isEmpty(set) };
}
function isEmpty(set) {
    return set.members.length === 0 && set.children.length === 0;
}
function parseKey(key, path) {
    try {
        return deserializePathElement(key);
    }
    catch (cause) {
        throw new FieldPathError(`${place(path)}: parsing key as path element: ${asError(cause).message}`, { cause });
    }
}
function place(path) {
    return path.length === 0 ? 'FieldsV1' : `FieldsV1 at ${path.slice(-5).join(' ')}`;
}
