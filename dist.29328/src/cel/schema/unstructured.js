import { isDate, parseFormattedDuration } from '#apimachinery/util/validation/string_formats';
import { parseTimestamp } from '../values/time.js';
import { CelError, Duration, Timestamp } from '../values/value.js';
import { decodeBase64URL } from './base64_url.js';
import { escapeName } from './escape.js';
import { layoutFault } from './layout_fault.js';
import { goTypeOfData, isInteger } from './native.js';
import { PreservedValue } from './preserved_value.js';
import { itemsOf, propertiesOf, propertyOf, valuesOf, withTypeAndObjectMeta } from './schema.js';
import { UnstructuredList, UnstructuredMapList, UnstructuredSetList } from './unstructured_list.js';
import { UnstructuredMap } from './unstructured_map.js';
/**
 * Data of a resource as a value of the type that its schema declares. Parts are converted when they are asked for; data that
 * the schema does not admit is an error then. Mirrors `UnstructuredToVal` of k8s.io/apiserver.
 * @param spellings the `spellings` of its JSONDocument: without them a whole number is an integer however it is spelled
 */
export function unstructuredValue(data, schema, spellings) {
    return read(data, spellings, schema);
}
function read(data, spellings, schema) {
    const given = data ?? null;
    if (given === null) {
        if (schema.nullable === true)
            return null;
        return new CelError('invalid data, got null for schema with nullable=false');
    }
    if (schema['x-kubernetes-int-or-string'] === true) {
        if (typeof given === 'string')
            return given;
        if (isInteger(given, spellings))
            return BigInt(given);
        return new CelError('invalid data, expected XIntOrString value to be either a string or integer');
    }
    const expected = (what) => new CelError(`invalid data, expected ${what}, got ${goTypeOfData(given, spellings)}`);
    switch (schema.type) {
        case 'object':
            return readObject(given, spellings, schema);
        case 'array':
            return readArray(given, spellings, schema);
        case 'string':
            return typeof given === 'string' ? readText(given, schema.format) : expected('string');
        case 'number':
            // The integer -0 has no sign, the float -0.0 has.
            if (isInteger(given, spellings))
                return Number(given) + 0;
            return typeof given === 'number' || typeof given === 'bigint' ? Number(given) : expected('float');
        case 'integer':
            return isInteger(given, spellings) ? BigInt(given) : expected('int');
        case 'boolean':
            return typeof given === 'boolean' ? given : expected('bool');
    }
    if (schema['x-kubernetes-preserve-unknown-fields'] === true)
        return new PreservedValue(given, spellings);
    return new CelError(`invalid type, expected object, array, number, integer, boolean or string, or no type with x-kubernetes-int-or-string or x-kubernetes-preserve-unknown-fields is true, got ${schema.type ?? ''}`);
}
function readObject(data, spellings, schema) {
    if (typeof data !== 'object' || Array.isArray(data)) {
        return new CelError('invalid data, expected a map for the provided schema with type=object');
    }
    const map = data;
    const embedded = schema['x-kubernetes-embedded-resource'] === true;
    const own = embedded ? withTypeAndObjectMeta(schema) : schema;
    const isObject = embedded || propertiesOf(schema) !== undefined;
    if (isObject)
        return new UnstructuredMap(read, map, spellings, true, (key) => propertyOf(own, key));
    const values = valuesOf(schema);
    return new UnstructuredMap(read, map, spellings, false, () => values);
}
function readArray(data, spellings, schema) {
    if (!Array.isArray(data))
        return new CelError('invalid data, expected an array for the provided schema with type=array');
    const items = itemsOf(schema);
    if (items === undefined)
        return new CelError('invalid array type, expected Items with a non-empty Schema');
    const type = schema['x-kubernetes-list-type'] ?? '';
    switch (type) {
        case '':
        case 'atomic':
            return new UnstructuredList(read, data, spellings, items);
        case 'set':
            return new UnstructuredSetList(read, data, spellings, items);
        case 'map': {
            const keys = schema['x-kubernetes-list-map-keys'] ?? [];
            return new UnstructuredMapList(read, data, spellings, items, keys.map((key) => escapeName(key) ?? key));
        }
        default:
            return new CelError(`invalid x-kubernetes-list-type, expected 'map', 'set' or 'atomic' but got ${type}`);
    }
}
function readText(text, format) {
    switch (format) {
        case 'duration': {
            const nanoseconds = parseFormattedDuration(text);
            if (nanoseconds !== undefined)
                return new Duration(nanoseconds);
            return new CelError(`Invalid duration ${text}: unable to parse ${text} as duration`);
        }
        case 'date': {
            if (isDate(text))
                return new Timestamp(Date.parse(`${text}T00:00:00Z`) / 1000, 0);
            return new CelError(`Invalid date formatted string ${text}: ${layoutFault(text, '2006-01-02')}`);
        }
        case 'date-time': {
            if (text === '')
                return new Timestamp(0, 0);
            // Without a zone it is UTC.
            const time = parseTimestamp(text) ?? (/[T:.\d]$/.test(text) ? parseTimestamp(`${text}Z`) : undefined);
            if (time instanceof Timestamp)
                return time;
            return new CelError(`Invalid date-time formatted string ${text}: ${layoutFault(text, '2006-01-02T15:04:05')}`);
        }
        case 'byte': {
            const bytes = decodeBase64URL(text);
            if (typeof bytes === 'object')
                return bytes;
            return new CelError(`Invalid byte formatted string ${text}: illegal base64 data at input byte ${bytes}`);
        }
        default:
            return text;
    }
}
