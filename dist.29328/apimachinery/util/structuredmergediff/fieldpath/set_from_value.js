import { get, isList, isMap, isScalar, keys, MAX_DEPTH } from '../value/index.js';
import { FieldPathError } from './field_path_error.js';
import { fieldNameElement, indexElement, keyElement } from './path_element.js';
import { Set } from './set.js';
import { SetBuilder } from './set_builder.js';
/** Key fields of list items without a schema. Mirrors Go's `AssociativeListCandidateFieldNames`. */
export const associativeListCandidateFieldNames = ['key', 'id', 'name'];
/**
 * The leaves of a value, without a schema: items of lists go by their `key`, `id` and `name`, or by their index.
 * Mirrors Go's `fieldpath.SetFromValue`.
 * @throws {FieldPathError} on more levels than the maximum depth
 */
export function setFromValue(value) {
    return leavesOf(value, 0) ?? new Set();
}
/** `undefined` for a leaf. */
function leavesOf(value, depth) {
    if (depth > MAX_DEPTH)
        throw new FieldPathError(`a value of more than ${MAX_DEPTH} levels`);
    const builder = new SetBuilder();
    const add = (element, child) => {
        const below = leavesOf(child, depth + 1);
        if (below === undefined)
            builder.addMember(element);
        else if (!below.isEmpty())
            for (const path of below.paths())
                builder.insert([element, ...path]);
    };
    if (isList(value))
        value.forEach((item, at) => add(guessElement(item, at), item));
    else if (isMap(value))
        for (const name of keys(value))
            add(fieldNameElement(name), value[name]);
    else
        return undefined;
    return builder.build();
}
function guessElement(item, index) {
    if (!isMap(item))
        return indexElement(index);
    const fields = associativeListCandidateFieldNames
        .map((name) => ({ name, value: get(item, name) }))
        .filter(({ value }) => isScalar(value));
    return fields.length > 0 ? keyElement(...fields) : indexElement(index);
}
