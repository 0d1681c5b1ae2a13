import { append } from '#engine/go/append';
import { isMap, untypedType } from '#engine/json/untyped';
import { errBadPatchType, errNoMergeKey, MergePatchError } from '../../mergepatch/merge_patch_error.js';
import { DELETE, DIRECTIVE, MERGE, REPLACE } from './directives.js';
import { Identity, interleave, MapFinder, partPresent } from './element_order.js';
import { get, has } from './json_map.js';
import { deduplicate, elementType, isScalar, scalarSet, uncomparable } from './scalars.js';
/**
 * Merges two lists of a field.
 * @param original left in the state of Go's array, as later steps read the order from it
 * @param isDeletion the patch lists deletions
 */
export function mergeLists(original, patch, schema, how, mergeKey, isDeletion, mode, mergeMaps) {
    if (how !== MERGE && !isDeletion)
        return [...patch];
    if (original.length === 0 && patch.length === 0)
        return original;
    if (elementType(original, patch) !== 'map[string]interface {}')
        return mergeScalars(original, patch, mergeKey, isDeletion && mode === 'apply');
    if (mergeKey === '')
        throw new MergePatchError(`cannot merge lists without merge key for ${schema.name()}`);
    const { list, changes } = obeyDirectives(new Prefix(original), patch, mergeKey);
    const kept = list.length;
    mergeElements(list, changes, mergeKey, (original, change) => mergeMaps(original, change, schema, mode));
    const merged = list.items();
    const { present, absent } = partPresent(merged, changes, mergeKey);
    return interleave(present, absent, changes, merged.slice(0, kept), new Identity(mergeKey));
}
function mergeScalars(original, patch, mergeKey, isDeletion) {
    if (isDeletion) {
        const unwanted = scalarSet(patch);
        return original.filter((item) => !unwanted.has(item));
    }
    const both = [...original, ...patch];
    const length = deduplicate(both);
    // Go changes the slice in place if it has capacity, and with it the order used for sorting below.
    if (length < both.length && both.length <= capacity(original.length))
        original.forEach((_, index) => (original[index] = both[index]));
    const { present, absent } = partPresent(both.slice(0, length), patch, mergeKey);
    return interleave(present, absent, patch, original, new Identity(undefined));
}
/** The capacity of a slice of up to 512 elements made by Go's JSON decoder; larger ones have less. */
function capacity(length) {
    return length === 0 ? 0 : 1 << (32 - Math.clz32(length - 1));
}
/**
 * A Go slice over the start of an array: removals and, within capacity, additions happen in the array itself, visible
 * to others.
 */
class Prefix {
    #array;
    #isShared = true;
    length;
    constructor(array) {
        this.#array = array;
        this.length = array.length;
    }
    at(index) {
        return this.#array[index];
    }
    set(index, item) {
        this.#array[index] = item;
    }
    /**
     * Takes out items, one after the other. As in Go, those behind move to the front in the array itself, and its end keeps
     * what was last before each removal.
     * @param indexes as they are before all removals
     */
    remove(indexes) {
        const gone = new Set();
        const ends = [];
        let last = this.length - 1;
        for (const index of indexes) {
            while (gone.has(last))
                last--;
            ends.push(this.#array[last]);
            gone.add(index);
        }
        const items = this.items().filter((_, index) => !gone.has(index));
        for (const [index, item] of [...items, ...ends.reverse()].entries())
            this.#array[index] = item;
        this.length = items.length;
    }
    add(item) {
        if (this.#isShared && this.length === this.#array.length) {
            this.#array = this.#array.slice();
            this.#isShared = false;
        }
        this.#array[this.length++] = item;
    }
    items() {
        return this.#array.slice(0, this.length);
    }
}
/** Executes the directives of the patch. @returns the list, and the patch without directives */
function obeyDirectives(list, patch, mergeKey) {
    const changes = [];
    const deletions = [];
    let replaces = false;
    let places;
    for (const item of patch) {
        const directive = get(item, DIRECTIVE);
        if (directive === undefined) {
            changes.push(item);
        }
        else if (directive === DELETE) {
            if (!has(item, mergeKey))
                throw errNoMergeKey(item, mergeKey);
            places ??= new Deletions(list, mergeKey);
            append(deletions, places.take(get(item, mergeKey)));
        }
        else if (directive === REPLACE) {
            replaces = true;
        }
        else if (directive === MERGE) {
            throw new MergePatchError('merging lists cannot yet be specified in the patch');
        }
        else {
            throw errBadPatchType(directive, item);
        }
    }
    list.remove(deletions);
    return replaces ? { list: new Prefix(changes), changes: [] } : { list, changes };
}
/** Where the items of a list are that may be deleted, by the value of their merge key. */
class Deletions {
    #places = new Map();
    #uncomparable = new Set();
    constructor(list, mergeKey) {
        for (const [index, item] of list.items().entries()) {
            if (!isMap(item))
                throw new MergePatchError(`value for key ${index} is not a map`);
            if (!has(item, mergeKey))
                continue;
            const value = get(item, mergeKey);
            if (!isScalar(value))
                this.#uncomparable.add(untypedType(value));
            const places = this.#places.get(value ?? null);
            if (places === undefined)
                this.#places.set(value ?? null, [index]);
            else
                places.push(index);
        }
    }
    /** The indexes of the items with a value; none the second time. */
    take(value) {
        if (this.#uncomparable.has(untypedType(value)))
            throw uncomparable(value);
        const found = this.#places.get(value ?? null) ?? [];
        this.#places.delete(value ?? null);
        return found;
    }
}
function mergeElements(list, changes, mergeKey, merge) {
    const finder = new MapFinder(mergeKey, list.items(), list.length);
    for (const change of changes) {
        if (!has(change, mergeKey))
            throw errNoMergeKey(change, mergeKey);
        const found = finder.find(get(change, mergeKey));
        if (found === undefined) {
            list.add(change);
            finder.add(change);
        }
        else {
            try {
                list.set(found, merge(list.at(found), change));
            }
            catch (error) {
                if (error instanceof MergePatchError)
                    error.below(found);
                throw error;
            }
        }
    }
}
