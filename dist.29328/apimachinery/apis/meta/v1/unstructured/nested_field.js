import { deepCopyJSONValue } from '#apimachinery/runtime/deep_copy';
import { setOwn } from '#engine/json/own_property';
import { quote } from '#engine/schema/fault';
import { goText, goTypeOfValue, isInt64 } from './internal/go_value.js';
/** A field has an unexpected type, or its path leads through a value that is not an object. */
export class NestedFieldError extends TypeError {
    code = 'ERR_NESTED_FIELD';
    /** The names that lead to the field. */
    fields;
    constructor(message, fields) {
        super(message);
        this.name = 'NestedFieldError';
        this.fields = fields;
    }
}
/** The path of a field in error messages: `.spec.replicas`. */
export function jsonPath(fields) {
    return `.${fields.join('.')}`;
}
export function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function wrongType(value, fields, expected) {
    return new NestedFieldError(`${jsonPath(fields)} accessor error: ${goText(value)} is of the type ${goTypeOfValue(value)}, expected ${expected}`, fields);
}
/**
 * The value of a field, not copied. Names are object keys; lists can't be traversed. Mirrors Go's
 * `unstructured.NestedFieldNoCopy`.
 * @returns `undefined` when the field isn't there, `null` when it is null
 * @throws {NestedFieldError} when a value on the way is not an object
 */
export function nestedFieldNoCopy(object, ...fields) {
    let value = object;
    for (const [index, field] of fields.entries()) {
        if (value === null || value === undefined)
            return undefined;
        if (!isMap(value))
            throw wrongType(value, fields.slice(0, index + 1), 'map[string]interface{}');
        if (!Object.hasOwn(value, field))
            return undefined;
        value = value[field];
    }
    return value;
}
/**
 * A deep copy of the value of a field. Mirrors Go's `unstructured.NestedFieldCopy`.
 * @returns `undefined` when the field isn't there, `null` when it is null
 * @throws {NestedFieldError} when a value on the way is not an object
 */
export function nestedFieldCopy(object, ...fields) {
    return deepCopyJSONValue(nestedFieldNoCopy(object, ...fields));
}
/** The value if the test holds; `undefined` for an absent field. */
function nested(object, fields, expected, is) {
    const value = nestedFieldNoCopy(object, ...fields);
    if (value === undefined)
        return undefined;
    if (!is(value))
        throw wrongType(value, fields, expected);
    return value;
}
/**
 * The string in a field. Mirrors Go's `unstructured.NestedString`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export function nestedString(object, ...fields) {
    return nested(object, fields, 'string', (value) => typeof value === 'string');
}
/**
 * The boolean in a field. Mirrors Go's `unstructured.NestedBool`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export function nestedBool(object, ...fields) {
    return nested(object, fields, 'bool', (value) => typeof value === 'boolean');
}
/**
 * The integer in a field.
 *
 * Differs from Go: 5.0 is an integer, because JavaScript can't tell it from 5. Mirrors Go's `unstructured.NestedInt64`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export function nestedInt64(object, ...fields) {
    return nested(object, fields, 'int64', isInt64);
}
/**
 * The number in a field.
 *
 * Differs from Go: 5 is taken, because JavaScript can't tell it from 5.0. Mirrors Go's `unstructured.NestedFloat64`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export function nestedFloat64(object, ...fields) {
    return nested(object, fields, 'float64', (value) => typeof value === 'number');
}
/**
 * The number in a field, integer or not. Mirrors Go's `unstructured.NestedNumberAsFloat64`.
 * @throws {NestedFieldError} when it holds something else, or an integer that no float64 holds exactly
 */
export function nestedNumberAsFloat64(object, ...fields) {
    const value = nested(object, fields, 'float64 or int64', (found) => typeof found === 'number' || typeof found === 'bigint');
    if (typeof value !== 'bigint')
        return value;
    if (BigInt(Number(value)) === value)
        return Number(value);
    throw new NestedFieldError(`${jsonPath(fields)} accessor error: int64 value ${value} cannot be losslessly converted to float64`, fields);
}
/**
 * A deep copy of the list in a field. Mirrors Go's `unstructured.NestedSlice`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export function nestedSlice(object, ...fields) {
    return deepCopyJSONValue(nested(object, fields, '[]interface{}', (value) => Array.isArray(value)));
}
/**
 * A copy of the list of strings in a field. Mirrors Go's `unstructured.NestedStringSlice`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export function nestedStringSlice(object, ...fields) {
    const list = nested(object, fields, '[]interface{}', (value) => Array.isArray(value));
    return list?.map((item) => {
        if (typeof item === 'string')
            return item;
        const text = `contains non-string key in the slice: ${goText(item)} is of the type ${goTypeOfValue(item)}, expected string`;
        throw new NestedFieldError(`${jsonPath(fields)} accessor error: ${text}`, fields);
    });
}
/**
 * A deep copy of the object in a field. Mirrors Go's `unstructured.NestedMap`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export function nestedMap(object, ...fields) {
    return deepCopyJSONValue(nested(object, fields, 'map[string]interface{}', isMap));
}
/**
 * A copy of the object of strings in a field. Mirrors Go's `unstructured.NestedStringMap`.
 * @throws {NestedFieldError} when it holds something else, null too
 */
export function nestedStringMap(object, ...fields) {
    const map = nested(object, fields, 'map[string]interface{}', isMap);
    return map && stringMap(map, fields, false);
}
/**
 * As {@link nestedStringMap}, but a null is taken: in place of the object it gives `null`, within it `''`.
 * Mirrors Go's `unstructured.NestedNullCoercingStringMap`.
 * @throws {NestedFieldError} when it holds something else
 */
export function nestedNullCoercingStringMap(object, ...fields) {
    if (nestedFieldNoCopy(object, ...fields) === null)
        return null;
    const map = nested(object, fields, 'map[string]interface{}', isMap);
    return map && stringMap(map, fields, true);
}
function stringMap(map, fields, nulls) {
    const out = {};
    for (const [key, value] of Object.entries(map)) {
        const text = nulls && value === null ? '' : value;
        if (typeof text !== 'string') {
            const what = `contains non-string value in the map under key ${quote(key)}: ${goText(value)} is of the type ${goTypeOfValue(value)}, expected string`;
            throw new NestedFieldError(`${jsonPath(fields)} accessor error: ${what}`, fields);
        }
        setOwn(out, key, text);
    }
    return out;
}
