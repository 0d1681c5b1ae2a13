import { formatFloat } from '#engine/go/format_float';
import { quoteJSON } from '#engine/json/escape';
import { CyclicValueError, writeJSON } from '#engine/json/write';
import { JSONError } from './json_error.js';
/**
 * JSON text of untyped data as Go writes it: keys sorted by their bytes, `<`, `>`, `&`, U+2028 and U+2029 escaped.
 * Properties that are undefined are left out; an object's `toJSON` is called. Mirrors
 * k8s.io/apimachinery/pkg/util/json.Marshal of a `map[string]interface{}`.
 * @throws JSONError for NaN, infinity, a cycle, and what JSON doesn't have: functions, symbols, undefined in a list
 */
export function marshal(value) {
    try {
        return writeJSON(value, { indent: 0, sortKeys: true, leaf });
    }
    catch (error) {
        if (!(error instanceof CyclicValueError))
            throw error;
        const type = Array.isArray(error.value) ? '[]interface {}' : 'map[string]interface {}';
        throw new JSONError(`json: unsupported value: encountered a cycle via ${type}`);
    }
}
function leaf(value) {
    switch (typeof value) {
        case 'string':
            return quoteJSON(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new JSONError(`json: unsupported value: ${formatFloat(value)}`);
            return Object.is(value, -0) ? '-0' : String(value);
        case 'bigint':
        case 'boolean':
            return String(value);
        default:
            if (value === null)
                return 'null';
            throw new JSONError(`json: unsupported type: ${typeof value}`);
    }
}
