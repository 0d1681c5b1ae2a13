import { kindOf, LIST, MAP, NULL, NUMBER } from './kind.js';
import { get, keys } from './map.js';
import { compareNumbers } from './numbers.js';
/** Whether two JSON values are equal; `1` equals `1.0`. Mirrors Go's `value.Equals`. */
export function equals(a, b) {
    if (a === b)
        return true;
    const kind = kindOf(a);
    if (kind !== kindOf(b))
        return false;
    switch (kind) {
        case NUMBER:
            return compareNumbers(a, b) === 0;
        case LIST:
            return equalLists(a, b);
        case MAP:
            return equalMaps(a, b);
        case NULL:
            return true;
        // Equal strings and booleans were found before.
        default:
            return false;
    }
}
function equalLists(a, b) {
    if (a.length !== b.length)
        return false;
    for (let at = 0; at < a.length; at++)
        if (!equals(a[at], b[at]))
            return false;
    return true;
}
function equalMaps(a, b) {
    const names = keys(a);
    if (names.length !== keys(b).length)
        return false;
    for (const name of names) {
        const other = get(b, name);
        if (other === undefined || !equals(a[name], other))
            return false;
    }
    return true;
}
