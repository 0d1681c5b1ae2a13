/** Whether everything in `b` is in `a`. Mirrors Go's `Set.IsSuperset`. */
export function isSuperset(a, b) {
    if (a.size < b.size)
        return false;
    for (const item of b)
        if (!a.has(item))
            return false;
    return true;
}
/** Whether the sets have the same items, in any order. Mirrors Go's `Set.Equal`. */
export function equal(a, b) {
    return a.size === b.size && isSuperset(a, b);
}
