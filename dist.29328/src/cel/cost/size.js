import { utf8Length } from '#engine/text/utf8';
import { codePoints } from '../parser/source.js';
import { ListValue, MapValue, OpaqueValue, OptionalValue } from '../values/value.js';
/** The size that costs count: code points, bytes, elements; 1 for what has no size. */
export function sizeOf(value) {
    if (typeof value === 'string')
        return codePoints(value);
    if (value instanceof ListValue)
        return value.length;
    if (value instanceof MapValue)
        return value.size;
    if (value instanceof Uint8Array)
        return value.length;
    return value instanceof OpaqueValue ? (value.size() ?? 1) : 1;
}
/** The same, of the value inside an optional. */
export function sizeInside(value) {
    return value instanceof OptionalValue && value.value !== undefined ? sizeInside(value.value) : sizeOf(value);
}
/** What it costs to look at everything in a value. */
export function traversalCost(value) {
    if (typeof value === 'string')
        return Math.floor(utf8Length(value) * 0.1);
    if (value instanceof Uint8Array)
        return Math.floor(value.length * 0.1);
    let cost = 0;
    if (value instanceof ListValue) {
        for (const element of value)
            cost += traversalCost(element);
        return cost;
    }
    if (!(value instanceof MapValue))
        return 1;
    for (const key of value.keys())
        cost += traversalCost(key) + traversalCost(value.find(key) ?? null);
    return cost;
}
