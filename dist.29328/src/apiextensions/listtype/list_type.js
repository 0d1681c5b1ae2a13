import { duplicate, invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { spellingsAt } from '#engine/json/notes';
import { setOwn } from '#engine/json/own_property';
import { stringifyJSON } from '#engine/json/stringify';
import { checkNesting } from '#engine/verbs/copy_nested';
import { additionalOf, isObject, itemsOf, propertyOf } from '../schema/parts.js';
import { checkStructural } from '../schema/structural.js';
import { kindOf } from '../schema/value_kind.js';
/**
 * Reports duplicates in lists of type set, and items with duplicate keys in lists of type map (x-kubernetes-list-type).
 * Mirrors Go's `listtype.ValidateListSetsAndMaps`.
 * @throws StructuralSchemaError
 * @param spellings the `spellings` of its JSONDocument: without them 1.0 is the same as 1
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export function validateListSetsAndMaps(fldPath, schema, object, spellings) {
    checkStructural(schema);
    checkNesting(object);
    const errors = [];
    validateFields(fldPath ?? newPath(), schema, object, spellings, errors);
    return errors;
}
function validateFields(path, schema, object, spellings, errors) {
    const additional = additionalOf(schema);
    const keys = Object.keys(object);
    for (const key of keys) {
        if (additional !== undefined)
            validateLists(path.key(key), additional, object[key], spellingsAt(spellings, key), errors);
    }
    for (const key of keys)
        validateLists(path.child(key), propertyOf(schema, key), object[key], spellingsAt(spellings, key), errors);
}
function validateLists(path, schema, value, spellings, errors) {
    if (schema === undefined)
        return;
    if (isObject(value))
        return validateFields(path, schema, value, spellings, errors);
    if (!Array.isArray(value))
        return;
    if (schema['x-kubernetes-list-type'] === 'set') {
        const identities = value.map((item, index) => setIdentity(item, spellingsAt(spellings, index)));
        for (const index of repeated(identities))
            errors.push(duplicate(path.index(index), value[index]));
    }
    if (schema['x-kubernetes-list-type'] === 'map')
        append(errors, validateMap(path, schema['x-kubernetes-list-map-keys'] ?? [], value, spellings));
    const items = itemsOf(schema);
    for (const [index, item] of value.entries())
        validateLists(path.index(index), items, item, spellingsAt(spellings, index), errors);
}
function validateMap(path, keys, list, spellings) {
    const wrong = list.findIndex((item) => item !== null && !isObject(item));
    if (wrong >= 0)
        return [invalid(path.index(wrong), list[wrong], 'must be an object for an array of list-type map')];
    const found = list.map((item) => keysOf(item, keys));
    const [only, ...others] = keys;
    const texts = found.map((item, index) => {
        if (only === undefined || others.length > 0)
            return stringifyJSON(item, { sorted: true });
        return Object.hasOwn(item, only)
            ? setIdentity(item[only], spellingsAt(spellingsAt(spellings, index), only))
            : 'absent';
    });
    return repeated(texts).map((index) => duplicate(path.index(index), found[index]));
}
function keysOf(item, keys) {
    const found = {};
    for (const key of keys)
        if (item !== null && Object.hasOwn(item, key))
            setOwn(found, key, item[key]);
    return found;
}
/** A text that values of a set have in common if they are equal. As in Go, only numbers outside of objects and lists have a type. */
function setIdentity(value, spellings) {
    if (kindOf(value, spellings) === 'number')
        return `${Number(value)} float64`;
    return typeof value === 'string' ? `"${value}` : stringifyJSON(value, { sorted: true });
}
/** The indexes of repeated values. */
function repeated(identities) {
    const times = new Map();
    const found = [];
    for (const [index, identity] of identities.entries()) {
        const before = times.get(identity) ?? 0;
        times.set(identity, before + 1);
        if (before === 1)
            found.push(index);
    }
    return found;
}
