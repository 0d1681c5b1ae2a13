import { compareUTF8 } from '#engine/text/utf8';
import { BOOLEAN, kindOf, LIST, MAP, NUMBER, STRING } from './kind.js';
import { get, keys } from './map.js';
import { compareNumbers } from './numbers.js';
/**
 * A total order of JSON values: numbers, strings, booleans, lists, maps, null. Negative, zero or positive, for `a`
 * before, equal to or after `b`. Mirrors Go's `value.Compare`.
 */
export function compare(a, b) {
    const kind = kindOf(a);
    const other = kindOf(b);
    if (kind !== other)
        return kind - other;
    switch (kind) {
        case NUMBER:
            return compareNumbers(a, b);
        case STRING:
            return compareUTF8(a, b);
        case BOOLEAN:
            return Number(a) - Number(b);
        case LIST:
            return compareLists(a, b);
        case MAP:
            return compareMaps(a, b);
        default:
            return 0;
    }
}
function compareLists(a, b) {
    const shorter = Math.min(a.length, b.length);
    for (let at = 0; at < shorter; at++) {
        const order = compare(a[at], b[at]);
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
/** Compares keys in order. At the first key only one has, the map without it comes last, unless it is exhausted. */
function compareMaps(a, b) {
    const inA = keys(a);
    const inB = keys(b);
    const names = [...new Set([...inA, ...inB])].sort(compareUTF8);
    for (const [at, name] of names.entries()) {
        if (at === inA.length)
            return -1;
        if (at === inB.length)
            return 1;
        const x = get(a, name);
        const y = get(b, name);
        if (x === undefined)
            return 1;
        if (y === undefined)
            return -1;
        const order = compare(x, y);
        if (order !== 0)
            return order;
    }
    return 0;
}
