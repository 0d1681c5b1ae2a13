/** A set of the items. Mirrors Go's `sets.New`. */
export function newSet(...items) {
    return new Set(items);
}
export function keySet(map) {
    return new Set(isMap(map) ? map.keys() : Object.keys(map));
}
/** Another set of the same items. Mirrors Go's `Set.Clone`. */
export function clone(set) {
    return new Set(set);
}
/** Adds items to the set and returns it. Mirrors Go's `Set.Insert`. */
export function insert(set, ...items) {
    for (const item of items)
        set.add(item);
    return set;
}
/** Deletes items from the set and returns it. Mirrors Go's `Set.Delete`. */
export function deleteItems(set, ...items) {
    for (const item of items)
        set.delete(item);
    return set;
}
/** Empties the set and returns it. Mirrors Go's `Set.Clear`. */
export function clear(set) {
    set.clear();
    return set;
}
/**
 * Removes one item from the set and returns it; undefined when empty. Mirrors Go's `Set.PopAny`.
 *
 * Differs from Go: removes the oldest item; Go a random one.
 */
export function popAny(set) {
    for (const item of set) {
        set.delete(item);
        return item;
    }
    return undefined;
}
function isMap(value) {
    return Object.prototype.toString.call(value) === '[object Map]';
}
