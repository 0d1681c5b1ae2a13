import { forbidden, invalid, notSupported, required } from '#apimachinery/util/validation/field/constructors';
import { itemsOf, propertyOf } from '../schema/parts.js';
import { itemsText } from './schema_fields.js';
/** Reports what is wrong with the types of a list or map, and with the keys of its items. */
export function validateCollection(schema, path, requireAtomicItems, errors) {
    const mapType = schema['x-kubernetes-map-type'] ?? undefined;
    const listType = schema['x-kubernetes-list-type'] ?? undefined;
    const keys = schema['x-kubernetes-list-map-keys'] ?? [];
    if (mapType !== undefined) {
        requireType(schema, 'object', 'x-kubernetes-map-type', path, errors);
        if (mapType !== 'atomic' && mapType !== 'granular')
            errors.push(notSupported(path.child('x-kubernetes-map-type'), mapType, ['atomic', 'granular']));
    }
    const typePath = path.child('x-kubernetes-list-type');
    if (listType !== undefined) {
        const isList = requireType(schema, 'array', 'x-kubernetes-list-type', path, errors);
        if (isList && requireAtomicItems && listType === 'set')
            validateSetItems(schema, path, errors);
        if (listType !== 'atomic' && listType !== 'set' && listType !== 'map')
            errors.push(notSupported(typePath, listType, ['atomic', 'set', 'map']));
    }
    if (keys.length > 0 && listType !== 'map') {
        const detail = 'must be map if x-kubernetes-list-map-keys is non-empty';
        errors.push(listType === undefined ? required(typePath, detail) : invalid(typePath, listType, detail));
    }
    if (listType === 'map')
        validateKeys(schema, keys, path, errors);
}
/** @returns whether it has the type */
function requireType(schema, type, by, path, errors) {
    if (schema.type === type)
        return true;
    const detail = `must be ${type} if ${by} is specified`;
    const place = path.child('type');
    errors.push(schema.type ? invalid(place, schema.type, detail) : required(place, detail));
    return false;
}
const SET_ITEMS = 'must be atomic as item of a list with x-kubernetes-list-type=set';
function validateSetItems(schema, path, errors) {
    const items = itemsOf(schema);
    if (items === undefined || isAtomic(items))
        return;
    const name = items.type === 'array' ? 'x-kubernetes-list-type' : 'x-kubernetes-map-type';
    // The list type is shown in both cases, as in Go.
    errors.push(invalid(path.child('items').child(name), items['x-kubernetes-list-type'] ?? null, SET_ITEMS));
}
/** Whether values of a schema are set as a whole. */
export function isAtomic(schema) {
    if (schema.type === 'array')
        return (schema['x-kubernetes-list-type'] ?? 'atomic') === 'atomic';
    return schema.type !== 'object' || schema['x-kubernetes-map-type'] === 'atomic';
}
function validateKeys(schema, keys, path, errors) {
    const keysPath = path.child('x-kubernetes-list-map-keys');
    const itemsPath = path.child('items');
    if (keys.length === 0)
        errors.push(required(keysPath, 'must not be empty if x-kubernetes-list-type is map'));
    const { items: given } = schema;
    if ((given ?? null) === null) {
        errors.push(required(itemsPath, 'must have a schema if x-kubernetes-list-type is map'));
        return;
    }
    const items = itemsOf(schema);
    if (items === undefined) {
        const detail = 'must only have a single schema if x-kubernetes-list-type is map';
        errors.push(invalid(itemsPath, given, detail).with({ badValueText: itemsText(given) }));
        return;
    }
    if (items.type !== 'object') {
        const detail = `must be object if parent array's x-kubernetes-list-type is map`;
        errors.push(invalid(itemsPath.child('type'), items.type ?? '', detail));
        return;
    }
    const seen = new Set();
    for (const key of keys) {
        const property = propertyOf(items, key);
        if (property === undefined)
            errors.push(invalid(keysPath, keys, 'entries must all be names of item properties'));
        else if (property.type === 'array' || property.type === 'object') {
            const detail = `must be a scalar type if parent array's x-kubernetes-list-type is map`;
            errors.push(invalid(itemsPath.child('properties').key(key).child('type'), items.type, detail));
        }
        if (seen.has(key))
            errors.push(invalid(keysPath, keys, 'must not contain duplicate entries'));
        seen.add(key);
    }
}
/** Reports keys of items that may be missing or null, and items that may be null. */
export function validateMapListKeys(schema, path) {
    const errors = [];
    const items = itemsOf(schema);
    const listType = schema['x-kubernetes-list-type'];
    if (items === undefined || (listType !== 'set' && listType !== 'map'))
        return errors;
    const itemsPath = path.child('items');
    if (items.nullable === true)
        errors.push(forbidden(itemsPath.child('nullable'), `cannot be nullable when x-kubernetes-list-type is ${listType}`));
    if (listType === 'set')
        return errors;
    for (const key of schema['x-kubernetes-list-map-keys'] ?? []) {
        const property = propertyOf(items, key);
        if (property === undefined)
            continue;
        const place = itemsPath.child('properties').key(key);
        if (items.required?.includes(key) !== true && (property.default ?? null) === null)
            errors.push(required(place.child('default'), 'this property is in x-kubernetes-list-map-keys, so it must have a default or be a required property'));
        if (property.nullable === true)
            errors.push(forbidden(place.child('nullable'), 'this property is in x-kubernetes-list-map-keys, so it cannot be nullable'));
    }
    return errors;
}
