import { formatFloat } from '#engine/go/format_float';
import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { isList, isMap, keys } from '../value/index.js';
/** Maximum depth of printed values. */
// Differs from Go: it writes all of it.
const MAX_DEPTH = 50;
/** A value as Go's error messages show it (`%v` of a `value.Value`). */
export function goText(value) {
    return `&{${plain(value, 0)}}`;
}
/** A value as Go's error messages show it in Go syntax (`%#v` of a `value.Value`). */
export function goSyntax(value) {
    return `&value.valueUnstructured{Value:${syntax(value, 0)}}`;
}
/** The Go type of a JSON value. */
export function goType(value) {
    if (isList(value))
        return '[]interface {}';
    if (isMap(value))
        return 'map[string]interface {}';
    if (typeof value === 'boolean')
        return 'bool';
    return typeof value === 'string' ? 'string' : '<nil>';
}
function plain(value, depth) {
    if (typeof value === 'string')
        return value;
    if (depth > MAX_DEPTH && typeof value === 'object')
        return '...';
    if (isList(value))
        return `[${value.map((item) => plain(item, depth + 1)).join(' ')}]`;
    if (isMap(value))
        return `map[${keys(value)
            .sort(compareUTF8)
            .map((key) => `${key}:${plain(value[key], depth + 1)}`)
            .join(' ')}]`;
    return value === null || value === undefined ? '<nil>' : numberOrBool(value);
}
function syntax(value, depth) {
    if (typeof value === 'string')
        return quote(value);
    if (depth > MAX_DEPTH && typeof value === 'object')
        return '...';
    if (isList(value))
        return `[]interface {}{${value.map((item) => syntax(item, depth + 1)).join(', ')}}`;
    if (isMap(value))
        return `map[string]interface {}{${keys(value)
            .sort(compareUTF8)
            .map((key) => `${quote(key)}:${syntax(value[key], depth + 1)}`)
            .join(', ')}}`;
    return value === null || value === undefined ? 'interface {}(nil)' : numberOrBool(value);
}
function numberOrBool(value) {
    return typeof value === 'number' && !Number.isSafeInteger(value) ? formatFloat(value) : String(value);
}
