/** What is in `a` but not in `b`, in the order of `a`. Mirrors Go's `Set.Difference`. */
export function difference(a, b) {
    const result = new Set();
    for (const item of a)
        if (!b.has(item))
            result.add(item);
    return result;
}
/** What is in one of the sets but not in both: first what `a` has. Mirrors Go's `Set.SymmetricDifference`. */
export function symmetricDifference(a, b) {
    return union(difference(a, b), difference(b, a));
}
/** What is in either of the sets: first what `a` has. Mirrors Go's `Set.Union`. */
export function union(a, b) {
    const result = new Set(a);
    for (const item of b)
        result.add(item);
    return result;
}
/** What is in both sets, in the order of the smaller one. Mirrors Go's `Set.Intersection`. */
export function intersection(a, b) {
    const [walked, other] = a.size < b.size ? [a, b] : [b, a];
    const result = new Set();
    for (const item of walked)
        if (other.has(item))
            result.add(item);
    return result;
}
