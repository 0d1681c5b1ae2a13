import { newPath } from '#apimachinery/util/validation/field/path';
import { copyNested } from '#engine/verbs/copy_nested';
import { coerceInPlace } from '../objectmeta/embedded_metadata.js';
import { pruneInPlace } from '../pruning/prune.js';
import { additionalOf, itemsOf, ofRoot } from '../schema/parts.js';
import { surround, surrounded } from './surrounding_object.js';
/**
 * A schema whose defaults have no unknown fields, as a server uses it. A default that can't be pruned stays as it is:
 * validation of the definition refuses it. Mirrors `defaulting.PruneDefaults`, which changes the schema itself.
 */
export function pruneDefaults(schema) {
    return hasDefaults(schema) ? pruned(schema, schema, []) : schema;
}
/** Whether a structural schema has defaults; those within `allOf` and the like are none. */
export function hasDefaults(schema) {
    if (schema === undefined)
        return false;
    return ((schema.default ?? null) !== null ||
        hasDefaults(itemsOf(schema)) ||
        hasDefaults(additionalOf(schema)) ||
        Object.values(schema.properties ?? {}).some(hasDefaults));
}
function pruned(schema, root, steps) {
    const result = { ...schema };
    if ((schema.default ?? null) !== null) {
        const object = surround(copyNested(schema.default), steps);
        const { error } = coerceInPlace(newPath(), object, ofRoot(root), true);
        if (error === undefined) {
            pruneInPlace(object, ofRoot(root));
            const left = surrounded(object, steps);
            if (left === undefined)
                delete result.default;
            else
                result.default = left;
        }
    }
    const items = itemsOf(schema);
    const additional = additionalOf(schema);
    if (items !== undefined && hasDefaults(items))
        result.items = pruned(items, root, [...steps, 0]);
    if (additional !== undefined && hasDefaults(additional))
        result.additionalProperties = pruned(additional, root, [...steps, '*']);
    if (Object.values(schema.properties ?? {}).some(hasDefaults)) {
        result.properties = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            hasDefaults(property) ? pruned(property, root, [...steps, name]) : property,
        ]));
    }
    return result;
}
