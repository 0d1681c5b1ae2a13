import { forbidden, invalid, required } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { Regexp } from '#engine/regexp/regexp';
import { asError } from '#engine/text/as_error';
import { additionalOf, hasAdditional, itemsOf, propertyOf } from './parts.js';
const WHERE = {
    root: 'at the root',
    item: 'for specified array items',
    field: 'for specified object fields',
};
/**
 * Reports what keeps a schema from being structural: fields without a type, checks that say more than checks may, checks
 * of fields that are not declared, metadata that is restricted. Mirrors Go's `schema.ValidateStructural`.
 */
export function validateStructural(fldPath, schema) {
    const path = fldPath ?? newPath();
    const errors = [];
    validateInvariants(schema, 'root', path, errors);
    validateCompleteness(schema, path, errors);
    return errors;
}
function validateInvariants(schema, level, path, errors) {
    if (schema === undefined)
        return;
    const type = schema.type ?? '';
    const items = itemsOf(schema);
    if (type === 'array' && items === undefined)
        errors.push(required(path.child('items'), 'must be specified'));
    validateInvariants(items, 'item', path.child('items'), errors);
    for (const [name, property] of Object.entries(schema.properties ?? {}))
        validateInvariants(property, 'field', path.child('properties').key(name), errors);
    if (hasAdditional(schema)) {
        if (level === 'root')
            errors.push(forbidden(path.child('additionalProperties'), 'must not be used at the root'));
        validateInvariants(additionalOf(schema), 'field', path.child('additionalProperties'), errors);
    }
    validateExtensions(schema, path, errors);
    validateChecks(schema, isIntOrString(schema.anyOf), isIntOrString(schema.allOf?.[0]?.anyOf), path, errors);
    validateType(schema, type, level, path, errors);
    validateMeta(schema, level, path, errors);
}
function validateExtensions(schema, path, errors) {
    if (schema['x-kubernetes-int-or-string'] !== true)
        return;
    for (const name of ['x-kubernetes-preserve-unknown-fields', 'x-kubernetes-embedded-resource']) {
        if (schema[name] === true)
            errors.push(invalid(path.child(name), true, 'must be false if x-kubernetes-int-or-string is true'));
    }
}
function validateType(schema, type, level, path, errors) {
    const isEmbedded = schema['x-kubernetes-embedded-resource'] === true;
    const mayBeAny = schema['x-kubernetes-int-or-string'] === true || schema['x-kubernetes-preserve-unknown-fields'] === true;
    const place = path.child('type');
    if (isEmbedded && type !== 'object') {
        const detail = 'must be object if x-kubernetes-embedded-resource is true';
        errors.push(type === '' ? required(place, detail) : invalid(place, type, detail));
    }
    else if (type === '' && !mayBeAny) {
        errors.push(required(place, `must not be empty ${WHERE[level]}`));
    }
    if (isEmbedded && hasAdditional(schema)) {
        const detail = 'must not be used if x-kubernetes-embedded-resource is set';
        errors.push(forbidden(path.child('additionalProperties'), detail));
    }
    if (level === 'root' && type !== '' && type !== 'object')
        errors.push(invalid(place, type, 'must be object at the root'));
}
/** Of metadata, a schema may restrict the name alone. */
function validateMeta(schema, level, path, errors) {
    const isEmbedded = schema['x-kubernetes-embedded-resource'] === true;
    const isResource = level === 'root' || isEmbedded;
    for (const name of ['kind', 'apiVersion']) {
        const property = propertyOf(schema, name);
        if (isResource && property !== undefined && property.type !== 'string')
            errors.push(invalid(path.child('properties').key(name).child('type'), property.type ?? '', 'must be string'));
    }
    const metadata = propertyOf(schema, 'metadata');
    if (metadata !== undefined) {
        const place = path.child('properties').key('metadata');
        if (isResource && metadata.type !== 'object')
            errors.push(invalid(place.child('type'), metadata.type ?? '', 'must be object'));
        if (level === 'root' && !saysNameOnly(metadata)) {
            const detail = 'must not specify anything other than name and generateName, but metadata is implicitly specified';
            errors.push(forbidden(place, detail));
        }
    }
    const preserves = schema['x-kubernetes-preserve-unknown-fields'] === true;
    if (isEmbedded && !preserves && Object.keys(schema.properties ?? {}).length === 0) {
        const detail = 'must not be empty if x-kubernetes-embedded-resource is true without x-kubernetes-preserve-unknown-fields';
        errors.push(required(path.child('properties'), detail));
    }
}
function saysNameOnly({ type: _, default: __, properties, ...rest }) {
    const names = Object.keys(properties ?? {});
    return names.every((name) => name === 'name' || name === 'generateName') && isZero(rest);
}
/** Lists of these are none when they are empty. */
const LISTS = ['enum', 'allOf', 'anyOf', 'oneOf'];
function isZero(schema) {
    return Object.entries(schema).every(([name, value]) => value === undefined ||
        value === null ||
        value === '' ||
        (value === false && name !== 'additionalProperties') ||
        (Array.isArray(value) && value.length === 0 && LISTS.includes(name)));
}
/** The form in which authors write that a value is an integer or a string. */
function isIntOrString(anyOf) {
    const isOnly = (schema, wanted) => {
        if (schema === undefined)
            return false;
        // Below anyOf, Go does not tell `additionalProperties: false` from none.
        const { type, additionalProperties, ...rest } = schema;
        return type === wanted && (additionalProperties ?? false) === false && isZero(rest);
    };
    return anyOf?.length === 2 && isOnly(anyOf[0], 'integer') && isOnly(anyOf[1], 'string');
}
function validateChecks({ anyOf, allOf, oneOf, not, pattern }, skipAnyOf, skipFirstOfAllOf, path, errors) {
    if (!skipAnyOf)
        for (const [index, each] of (anyOf ?? []).entries())
            validateNested(each, false, path.child('anyOf').index(index), errors);
    for (const [index, each] of (allOf ?? []).entries())
        validateNested(each, skipFirstOfAllOf && index === 0, path.child('allOf').index(index), errors);
    for (const [index, each] of (oneOf ?? []).entries())
        validateNested(each, false, path.child('oneOf').index(index), errors);
    if (not)
        validateNested(not, false, path.child('not'), errors);
    if (!pattern)
        return;
    try {
        new Regexp(pattern);
    }
    catch (error) {
        const detail = `must be a valid regular expression, but isn't: ${asError(error).message}`;
        errors.push(invalid(path.child('pattern'), pattern, detail));
    }
}
/** What checks may not say, and how it would have to be. */
const FORBIDDEN = [
    ['type', 'empty'],
    ['default', 'undefined'],
    ['title', 'empty'],
    ['description', 'empty'],
    ['nullable', 'false'],
    ['x-kubernetes-preserve-unknown-fields', 'false'],
    ['x-kubernetes-embedded-resource', 'false'],
    ['x-kubernetes-int-or-string', 'false'],
    ['x-kubernetes-list-map-keys', 'empty'],
    ['x-kubernetes-list-type', 'undefined'],
    ['x-kubernetes-map-type', 'undefined'],
    ['x-kubernetes-validations', 'empty'],
];
function validateNested(schema, skipAnyOf, path, errors) {
    validateChecks(schema, skipAnyOf, false, path, errors);
    const items = itemsOf(schema);
    if (items !== undefined)
        validateNested(items, false, path.child('items'), errors);
    for (const [name, property] of Object.entries(schema.properties ?? {}))
        validateNested(property, false, path.child('properties').key(name), errors);
    if (hasAdditional(schema) && schema.additionalProperties !== false)
        errors.push(forbidden(path.child('additionalProperties'), 'must be undefined to be structural'));
    for (const [name, how] of FORBIDDEN) {
        const value = schema[name] ?? undefined;
        const isSet = value !== undefined &&
            (how === 'undefined' || (value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)));
        if (isSet)
            errors.push(forbidden(path.child(name), `must be ${how} to be structural`));
    }
    if (propertyOf(schema, 'metadata') !== undefined)
        errors.push(forbidden(path.child('properties').key('metadata'), 'must not be specified in a nested context'));
}
/** Reports fields and items that `allOf` and the like check, but the schema itself does not declare. */
function validateCompleteness(schema, path, errors) {
    checksComplete(schema, schema, path, path, errors);
}
/** @param place where the schema stands, which declares what `checks` may check */
function checksComplete(checks, schema, place, path, errors) {
    if (schema === undefined) {
        errors.push(required(place, `because it is defined in ${path.toString()}`));
        return;
    }
    if (checks.not)
        nestedComplete(checks.not, schema, place, path.child('not'), errors);
    for (const name of ['allOf', 'anyOf', 'oneOf'])
        for (const [index, each] of (checks[name] ?? []).entries())
            nestedComplete(each, schema, place, path.child(name).index(index), errors);
}
function nestedComplete(checks, schema, place, path, errors) {
    if (schema === undefined) {
        errors.push(required(place, `because it is defined in ${path.toString()}`));
        return;
    }
    checksComplete(checks, schema, place, path, errors);
    const items = itemsOf(checks);
    if (items !== undefined)
        nestedComplete(items, itemsOf(schema), place.child('items'), path.child('items'), errors);
    for (const [name, property] of Object.entries(checks.properties ?? {})) {
        const there = place.child('properties').key(name);
        nestedComplete(property, propertyOf(schema, name), there, path.child('properties').key(name), errors);
    }
}
