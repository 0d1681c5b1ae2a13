import { setOwn } from '#engine/json/own_property';
import { copyNested } from '#engine/verbs/copy_nested';
import { additionalOf, isObject, itemsOf, propertyOf } from '../schema/parts.js';
import { checkStructural } from '../schema/structural.js';
/**
 * A copy of an object with the defaults of a schema for fields that are missing, or null but not nullable. Mirrors Go's
 * `defaulting.Default`, which changes the object itself.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export function applyDefaults(object, schema) {
    checkStructural(schema);
    const copied = copyNested(object);
    defaultInPlace(copied, schema);
    return copied;
}
/**
 * A copy of an object without the nulls that its schema neither allows nor has a default for. Mirrors Go's
 * `defaulting.PruneNonNullableNullsWithoutDefaults`, which changes the object itself.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export function pruneNonNullableNullsWithoutDefaults(object, schema) {
    checkStructural(schema);
    const copied = copyNested(object);
    pruneNullsInPlace(copied, schema);
    return copied;
}
/** @internal */
export function defaultInPlace(value, schema) {
    if (schema === undefined)
        return;
    if (Array.isArray(value)) {
        const items = itemsOf(schema);
        for (const [index, item] of value.entries()) {
            if (isForbiddenNull(item, items))
                value[index] = defaultOf(items);
            defaultInPlace(value[index], items);
        }
    }
    else if (isObject(value)) {
        for (const [name, property] of Object.entries(schema.properties ?? {})) {
            if (!hasDefault(property))
                continue;
            if (!Object.hasOwn(value, name) || isForbiddenNull(value[name], property))
                setOwn(value, name, defaultOf(property));
        }
        for (const key of Object.keys(value)) {
            const property = propertyOf(schema, key);
            const additional = property === undefined ? additionalOf(schema) : undefined;
            if (isForbiddenNull(value[key], additional))
                setOwn(value, key, defaultOf(additional));
            defaultInPlace(value[key], property ?? additional);
        }
    }
}
/** @internal */
export function pruneNullsInPlace(value, schema) {
    if (Array.isArray(value)) {
        for (const item of value)
            pruneNullsInPlace(item, itemsOf(schema));
    }
    else if (isObject(value)) {
        for (const key of Object.keys(value)) {
            const inner = schema && (propertyOf(schema, key) ?? additionalOf(schema));
            if (isForbiddenNull(value[key], inner) && !hasDefault(inner))
                delete value[key];
            else
                pruneNullsInPlace(value[key], inner);
        }
    }
}
function isForbiddenNull(value, schema) {
    return value === null && schema !== undefined && schema.nullable !== true;
}
function hasDefault(schema) {
    return schema?.default !== undefined && schema.default !== null;
}
function defaultOf(schema) {
    return copyNested(schema?.default ?? null);
}
