import { deepCopyJSONValue } from '#apimachinery/runtime/deep_copy';
import { setOwn } from '#engine/json/own_property';
import { isMap, jsonPath, NestedFieldError } from './nested_field.js';
/**
 * Sets a field to a deep copy of a value, creating missing objects on the way. Mirrors Go's
 * `unstructured.SetNestedField`.
 * @throws {NestedFieldError} when a value on the way is not an object
 * @throws {NotCopyableError} when the value is not JSON
 */
export function setNestedField(object, value, ...fields) {
    setNoCopy(object, deepCopyJSONValue(value), fields);
}
function setNoCopy(object, value, fields) {
    let map = object;
    for (const [index, field] of fields.slice(0, -1).entries()) {
        if (!Object.hasOwn(map, field))
            setOwn(map, field, {});
        const next = map[field];
        if (!isMap(next)) {
            const way = fields.slice(0, index + 1);
            throw new NestedFieldError(`value cannot be set because ${jsonPath(way)} is not a map[string]interface{}`, way);
        }
        map = next;
    }
    setOwn(map, fields.at(-1), value);
}
/** {@link setNestedField} for a list of strings. Mirrors Go's `unstructured.SetNestedStringSlice`. */
export function setNestedStringSlice(object, value, ...fields) {
    setNoCopy(object, [...value], fields);
}
/** {@link setNestedField} for a list. Mirrors Go's `unstructured.SetNestedSlice`. */
export function setNestedSlice(object, value, ...fields) {
    setNestedField(object, value, ...fields);
}
/** {@link setNestedField} for an object of strings. Mirrors Go's `unstructured.SetNestedStringMap`. */
export function setNestedStringMap(object, value, ...fields) {
    setNestedField(object, value, ...fields);
}
/** {@link setNestedField} for an object. Mirrors Go's `unstructured.SetNestedMap`. */
export function setNestedMap(object, value, ...fields) {
    setNestedField(object, value, ...fields);
}
/** Removes a field. Does nothing when it isn't there. Mirrors Go's `unstructured.RemoveNestedField`. */
export function removeNestedField(object, ...fields) {
    let map = object;
    for (const field of fields.slice(0, -1)) {
        const next = Object.hasOwn(map, field) ? map[field] : undefined;
        if (!isMap(next))
            return;
        map = next;
    }
    delete map[fields.at(-1)];
}
