import { setOwn } from '#engine/json/own_property';
import { printUntyped } from '#engine/json/untyped';
import { isObject } from '../schema/parts.js';
/**
 * The values of an object that field selectors may use: its name, its namespace if it has one, and the selectable fields
 * of its definition, empty where there are none. Mirrors `GetAttrs` of the strategy.
 */
export function selectableFieldsOf(object, fields, namespaced) {
    const metadata = isObject(object['metadata']) ? object['metadata'] : {};
    const found = { 'metadata.name': textOf(metadata['name']) };
    if (namespaced)
        found['metadata.namespace'] = textOf(metadata['namespace']);
    for (const { jsonPath } of fields) {
        const name = jsonPath.replace(/^\./, '');
        setOwn(found, name, textOf(valueAt(object, name.split('.'))));
    }
    return found;
}
function valueAt(object, names) {
    let at = object;
    for (const name of names)
        at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
    return at;
}
function textOf(value) {
    return value === undefined || value === null ? '' : printUntyped(value);
}
