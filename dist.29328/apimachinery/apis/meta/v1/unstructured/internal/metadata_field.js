import { isMap, nestedString } from '../nested_field.js';
import { removeNestedField, setNestedField } from '../set_nested_field.js';
/** Getters return undefined for values of another type: accessors never throw. */
export function tolerant(get) {
    try {
        return get() ?? undefined;
    }
    catch {
        return undefined;
    }
}
/** The string in a field, or `''`. */
export function textOf(object, ...fields) {
    return tolerant(() => nestedString(object, ...fields)) ?? '';
}
/**
 * Writes or, given `undefined`, removes a field of the metadata. Does nothing if the metadata are not an object, as in
 * Go.
 */
export function setMetadata(object, field, value) {
    if (Object.hasOwn(object, 'metadata') && !isMap(object.metadata))
        return;
    if (value === undefined)
        removeNestedField(object, 'metadata', field);
    else
        setNestedField(object, value, 'metadata', field);
}
