import { MAX_NESTING } from '../schema/nesting.js';
import { compareUTF8 } from '../text/utf8.js';
import { OrderedEntries } from './write.js';
// Differs from Go: it sorts at any depth, not down to MAX_NESTING.
/**
 * The value with the keys of all its objects sorted, as Go writes a map: for writing it, because JavaScript objects put
 * keys that look like array indexes first. Gives the value itself where they are.
 */
export function sortKeys(value) {
    return isSorted(value, 0) ? value : sorted(value, (entries) => new OrderedEntries(entries), 0);
}
/**
 * The same as plain data. Go makes JSON with sorted keys of formats that aren't JSON before it keeps raw JSON.
 *
 * Differs from Go: keys that look like array indexes come first.
 */
export function withSortedKeys(value) {
    return isSorted(value, 0) ? value : sorted(value, Object.fromEntries, 0);
}
/** What has been written by a server is: finding that out takes no copies. */
function isSorted(value, depth) {
    if (typeof value !== 'object' || value === null || depth > MAX_NESTING)
        return true;
    if (Array.isArray(value))
        return value.every((item) => isSorted(item, depth + 1));
    let previous = '';
    for (const key of Object.keys(value)) {
        if (compareUTF8(previous, key) > 0 || !isSorted(Reflect.get(value, key), depth + 1))
            return false;
        previous = key;
    }
    return true;
}
function sorted(value, make, depth) {
    if (typeof value !== 'object' || value === null || depth > MAX_NESTING)
        return value;
    if (Array.isArray(value))
        return value.map((item) => sorted(item, make, depth + 1));
    const entries = Object.entries(value).map(([key, item]) => [key, sorted(item, make, depth + 1)]);
    return make(entries.sort(([a], [b]) => compareUTF8(a, b)));
}
