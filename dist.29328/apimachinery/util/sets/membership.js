/** Whether the item is in the set. Mirrors Go's `Set.Has`. */
export function has(set, item) {
    return set.has(item);
}
/** Whether all the items are in the set; true for none. Mirrors Go's `Set.HasAll`. */
export function hasAll(set, ...items) {
    return items.every((item) => set.has(item));
}
/** Whether any of the items is in the set; false for none. Mirrors Go's `Set.HasAny`. */
export function hasAny(set, ...items) {
    return items.some((item) => set.has(item));
}
/** The number of items. Mirrors Go's `Set.Len`. */
export function len(set) {
    return set.size;
}
