import { goStableSort } from '#engine/go/sort';
import { isMap, untypedType } from '#engine/json/untyped';
import { errBadArgType, errNoMergeKey, MergePatchError } from '../../mergepatch/merge_patch_error.js';
import { DELETE, DIRECTIVE } from './directives.js';
import { get, has } from './json_map.js';
import { isScalar, same, scalarSet, uncomparable } from './scalars.js';
/** How list elements are identified: by the value of their merge key or, with an empty key, by themselves. */
export class Identity {
    #mergeKey;
    /** @param mergeKey of a list of maps; undefined for scalars */
    constructor(mergeKey) {
        this.#mergeKey = mergeKey;
    }
    get ofMaps() {
        return this.#mergeKey !== undefined;
    }
    of(item) {
        if (this.#mergeKey === undefined)
            return item;
        return isMap(item) ? (get(item, this.#mergeKey) ?? null) : null;
    }
    /** Throws unless all elements are maps with a merge key. */
    check(...lists) {
        const key = this.#mergeKey;
        if (key === undefined)
            return;
        for (const list of lists) {
            for (const item of list) {
                if (!isMap(item))
                    throw errBadArgType({}, item);
                if (!has(item, key))
                    throw errNoMergeKey(item, key);
            }
        }
    }
}
/** The first index of each element of a list. */
class Places {
    #identity;
    #indexes = new Map();
    #uncomparable = new Set();
    constructor(list, identity) {
        this.#identity = identity;
        for (const [index, item] of list.entries()) {
            const id = identity.of(item);
            if (!isScalar(id))
                this.#uncomparable.add(untypedType(id));
            else if (!this.#indexes.has(id))
                this.#indexes.set(id, index);
        }
    }
    of(item) {
        const id = this.#identity.of(item);
        if (this.#uncomparable.size > 0 && this.#uncomparable.has(untypedType(id)))
            throw uncomparable(id);
        return this.#indexes.get(id);
    }
}
/** Separates elements to delete from the others. */
export function partDeleted(list) {
    const kept = [];
    const deleted = [];
    for (const item of list) {
        if (!isMap(item))
            throw errBadArgType({}, item);
        (get(item, DIRECTIVE) === DELETE ? deleted : kept).push(item);
    }
    return { kept, deleted };
}
/** Sorts the list by the position of its elements in `order`; deletions come last. */
export function sortByOrder(list, order, identity) {
    identity.check(list, order);
    const { kept, deleted } = identity.ofMaps ? partDeleted(list) : { kept: [...list], deleted: [] };
    const places = new Places(order, identity);
    const placed = kept.map((item) => ({ item, place: kept.length > 1 ? places.of(item) : undefined }));
    goStableSort(placed, (a, b) => a.place === undefined || b.place === undefined || a.place < b.place);
    return [...placed.map(({ item }) => item), ...deleted];
}
/**
 * Merges the elements of a patch with those only the server has: each keep their own order, and their relative order is
 * that on the server.
 */
export function interleave(patch, serverOnly, patchOrder, serverOrder, identity) {
    const right = sortByOrder(patch, patchOrder, identity);
    const left = sortByOrder(serverOnly, serverOrder, identity);
    const places = new Places(serverOrder, identity);
    const out = [];
    let next = 0;
    for (const item of right) {
        for (; next < left.length; next++) {
            const a = places.of(left[next]);
            const b = places.of(item);
            if (a === undefined || b === undefined || a >= b)
                break;
            out.push(left[next]);
        }
        out.push(item);
    }
    return [...out, ...left.slice(next)];
}
/** Separates the elements present in `list` from those that are not. */
export function partPresent(all, list, mergeKey) {
    const present = [];
    const absent = [];
    if (mergeKey === '') {
        const set = scalarSet(list);
        scalarSet(all);
        for (const item of all)
            (set.has(item) ? present : absent).push(item);
        return { present, absent };
    }
    const finder = new MapFinder(mergeKey, list, list.length);
    for (const item of all) {
        if (!isMap(item))
            throw errBadArgType({}, item);
        if (!has(item, mergeKey))
            throw errNoMergeKey(item, mergeKey);
        (finder.find(get(item, mergeKey)) === undefined ? absent : present).push(item);
    }
    return { present, absent };
}
/** Finds the first map of a list with a given merge key value. */
export class MapFinder {
    #mergeKey;
    #indexes = new Map();
    #uncomparable = new Set();
    #noMap;
    #length = 0;
    constructor(mergeKey, list, length) {
        this.#mergeKey = mergeKey;
        for (let index = 0; index < length; index++)
            this.add(list[index]);
    }
    /** Adds an element at the end of the list. */
    add(item) {
        const index = this.#length++;
        if (this.#noMap !== undefined)
            return;
        if (!isMap(item)) {
            this.#noMap = index;
            return;
        }
        const value = get(item, this.#mergeKey);
        if (value === undefined)
            return;
        if (!isScalar(value))
            this.#uncomparable.add(untypedType(value));
        else if (!this.#indexes.has(value))
            this.#indexes.set(value, index);
    }
    find(value) {
        if (this.#uncomparable.size > 0 && this.#uncomparable.has(untypedType(value)))
            throw uncomparable(value);
        const index = this.#indexes.get(value ?? null);
        if (index === undefined && this.#noMap !== undefined)
            throw new MergePatchError(`value for key ${this.#noMap} is not a map`);
        return index;
    }
}
/** Whether two elements have equal merge keys or, with an empty key, are equal. */
export function sameMergeKey(left, right, mergeKey) {
    if (mergeKey === '')
        return same(left, right);
    for (const item of [left, right])
        if (!isMap(item))
            throw errBadArgType({}, item);
    for (const item of [left, right])
        if (!has(item, mergeKey))
            throw errNoMergeKey(item, mergeKey);
    return same(get(left, mergeKey), get(right, mergeKey));
}
