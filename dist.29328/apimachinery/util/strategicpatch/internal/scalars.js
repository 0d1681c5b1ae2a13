import { MinHeap } from '#engine/go/min_heap';
import { goSort } from '#engine/go/sort';
import { printUntyped, untypedType } from '#engine/json/untyped';
import { compareUTF8 } from '#engine/text/utf8';
import { ErrNoListOfLists, MergePatchError } from '../../mergepatch/merge_patch_error.js';
// Differs from Go: it panics when comparing two objects or lists, or on the type of a null.
export function uncomparable(value) {
    return new MergePatchError(`${untypedType(value)} can't be compared: the value must be a string, a number or a boolean`);
}
export function isScalar(value) {
    return typeof value !== 'object' || value === null;
}
/** Go's `==` of two untyped values. */
export function same(a, b) {
    if (!isScalar(a) && untypedType(a) === untypedType(b))
        throw uncomparable(a);
    return (a ?? null) === (b ?? null);
}
/** A set of untyped values, with the equality of Go map keys. */
export function scalarSet(list) {
    const found = list.find((value) => !isScalar(value));
    if (found !== undefined)
        throw uncomparable(found);
    return new Set(list);
}
/** The type that all elements have. */
export function elementType(...lists) {
    let type;
    for (const list of lists) {
        for (const value of list) {
            const next = untypedType(value);
            if (type === undefined) {
                if (next === '[]interface {}')
                    throw new MergePatchError(ErrNoListOfLists);
                if (next === '<nil>')
                    throw new MergePatchError('a list that is merged must not begin with null');
                type = next;
            }
            else if (next !== type) {
                throw new MergePatchError(`list element types are not identical: [${lists.map((each) => printUntyped(each)).join(' ')}]`);
            }
        }
    }
    if (type === undefined)
        throw new MergePatchError('no elements in any of the given slices');
    return type;
}
/** Sorts by the values of `key`, or by the values themselves, as printed by Go. */
export function sortByText(list, valueOf) {
    const items = list.map((item) => ({ item, text: printUntyped(valueOf(item)) }));
    goSort(items, (a, b) => compareUTF8(a.text, b.text) <= 0);
    return items.map(({ item }) => item);
}
export function sortScalars(list) {
    return sortByText(list, (value) => value);
}
/**
 * Removes duplicates in Go's order: the last value replaces a repetition. Changes the elements but not the length of
 * the list.
 * @returns how many elements remain at the start of the list
 */
export function deduplicate(list) {
    if (scalarSet(list).size === list.length)
        return list.length;
    const places = new Map();
    for (const [index, value] of list.entries())
        placesOf(places, value).push(index);
    let length = list.length;
    for (let at = 0; at < length; at++) {
        const own = placesOf(places, list[at]);
        // The first is `at` itself: earlier values are not repeated after it.
        own.pop();
        for (let repeated = own.pop(); repeated !== undefined && repeated < length; repeated = own.pop()) {
            const last = list[--length];
            if (repeated === length)
                break;
            // Where it was before is no longer part of the list.
            list[repeated] = last;
            placesOf(places, last).push(repeated);
        }
    }
    return length;
}
function placesOf(places, value) {
    let found = places.get(value);
    if (found === undefined)
        places.set(value, (found = new MinHeap((a, b) => a < b)));
    return found;
}
