import { compareUTF8 } from '#engine/text/utf8';
import { copyNested } from '#engine/verbs/copy_nested';
import { additionalOf, hasAdditional, isEmbedded, isObject, itemsOf, META_FIELDS, ofRoot, propertyOf, } from '../schema/parts.js';
import { checkStructural } from '../schema/structural.js';
/**
 * Removes unknown fields, as the API server does before storing an object (with strict validation it rejects them
 * instead). Fields below x-kubernetes-preserve-unknown-fields are kept. Mirrors Go's `pruning.PruneWithOptions`, which
 * changes the object itself.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export function prune(object, schema, options = {}) {
    if (schema !== undefined)
        checkStructural(schema);
    const copied = copyNested(object);
    return {
        object: copied,
        unknownFields: pruneInPlace(copied, options.isResourceRoot === true ? ofRoot(schema) : schema),
    };
}
/** The same, changing the object. @internal */
export function pruneInPlace(object, schema) {
    const unknownFields = [];
    pruneValue(object, schema, undefined, unknownFields);
    return unknownFields.sort(compareUTF8);
}
function pruneValue(value, schema, path, unknown) {
    if (schema?.['x-kubernetes-preserve-unknown-fields'] === true)
        return pruneBelow(value, schema, path, unknown);
    if (Array.isArray(value)) {
        for (const [index, item] of value.entries())
            pruneValue(item, itemsOf(schema), `${path ?? ''}[${index}]`, unknown);
    }
    else if (isObject(value)) {
        for (const key of Object.keys(value)) {
            if (schema !== undefined && pruneField(value, key, schema, path, unknown))
                continue;
            // Standard fields are removed from the root of an object without being reported.
            if (schema === undefined || path !== undefined || !META_FIELDS.includes(key))
                unknown.push(child(path, key));
            delete value[key];
        }
    }
}
/** Where unknown fields are preserved, known ones are still pruned. */
function pruneBelow(value, schema, path, unknown) {
    if (schema === undefined)
        return;
    if (Array.isArray(value)) {
        for (const [index, item] of value.entries())
            pruneBelow(item, itemsOf(schema), `${path ?? ''}[${index}]`, unknown);
    }
    else if (isObject(value)) {
        for (const key of Object.keys(value))
            pruneField(value, key, schema, path, unknown);
    }
}
/** Prunes what is in a field. @returns whether the schema has the field */
function pruneField(object, key, schema, path, unknown) {
    if (isEmbedded(schema) && META_FIELDS.includes(key))
        return true;
    const property = propertyOf(schema, key);
    if (property === undefined && !hasAdditional(schema))
        return false;
    pruneValue(object[key], property ?? additionalOf(schema), child(path, key), unknown);
    return true;
}
/** @param path undefined for the root; the text may be empty for a field without a name */
function child(path, key) {
    return path === undefined ? key : `${path}.${key}`;
}
