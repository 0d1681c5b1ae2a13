import { formatFloat } from '#engine/go/format_float';
import { quote } from '#engine/schema/fault';
import { isList, isMap } from './kind.js';
import { keys } from './map.js';
/**
 * A value as shown in paths: `"text"`, `80`, `true`, `null`, `[1,2]`. Mirrors Go's `value.ToString`.
 * @param floats whether Go holds whole numbers as float64 here, which it prints as 1e+06 from a million on
 */
export function toString(value, floats = false) {
    if (typeof value === 'string')
        return quote(value);
    if (isList(value))
        return `[${value.map((item) => toString(item, floats)).join(',')}]`;
    if (isMap(value))
        return keys(value)
            .map((key) => `${key}=${toString(value[key], floats)}`)
            .join('');
    if (typeof value === 'number' && (floats || !Number.isSafeInteger(value)))
        return formatFloat(value);
    return String(value ?? null);
}
