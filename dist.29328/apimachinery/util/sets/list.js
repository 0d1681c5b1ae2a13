import { compareUTF8 } from '#engine/text/utf8';
/** The items in ascending order: numbers by size, NaN first, strings by their UTF-8 bytes. Mirrors Go's `sets.List`. */
export function list(set) {
    return [...set].sort(order);
}
/** The items in insertion order; Go's order is random. Mirrors Go's `Set.UnsortedList`. */
export function unsortedList(set) {
    return [...set];
}
function order(a, b) {
    if (typeof a === 'string' && typeof b === 'string')
        return compareUTF8(a, b);
    if (a !== a || b !== b)
        return Number(b !== b) - Number(a !== a);
    return a < b ? -1 : Number(a > b);
}
