/** JSON values as Go's `fmt` prints them: the accessors' error messages quote the value and its Go type. */
import { formatFloat } from '#engine/go/format_float';
import { compareUTF8 } from '#engine/text/utf8';
/** What `%T` prints for a JSON value. An integer is an int64, unless too large. */
export function goTypeOfValue(value) {
    if (value === null || value === undefined)
        return '<nil>';
    if (Array.isArray(value))
        return '[]interface {}';
    if (typeof value === 'boolean')
        return 'bool';
    if (typeof value === 'bigint')
        return isInt64(value) ? 'int64' : 'float64';
    if (typeof value === 'number')
        return isInt64(value) ? 'int64' : 'float64';
    return typeof value === 'object' ? 'map[string]interface {}' : typeof value;
}
/** What `%v` prints for a JSON value. */
export function goText(value, depth = 0) {
    if (value === null || value === undefined)
        return '<nil>';
    if (typeof value === 'number')
        return isInt64(value) ? String(BigInt(value)) : formatFloat(value);
    if (typeof value === 'bigint' && !isInt64(value))
        return formatFloat(Number(value));
    if (typeof value !== 'object')
        return String(value);
    if (depth > MAX_DEPTH)
        return '...';
    if (Array.isArray(value))
        return `[${value.map((item) => goText(item, depth + 1)).join(' ')}]`;
    const entries = Object.entries(value).sort(([a], [b]) => compareUTF8(a, b));
    return `map[${entries.map(([key, item]) => `${key}:${goText(item, depth + 1)}`).join(' ')}]`;
}
/** Whether a number is one that Go would hold as an int64. */
export function isInt64(value) {
    if (typeof value === 'bigint')
        return BigInt.asIntN(64, value) === value;
    return typeof value === 'number' && Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}
/** Error strings need no more; nobody could read it. */
const MAX_DEPTH = 100;
