/** Both together. What is known already stays the same map: types are compiled once for each. */
export function withScalars(known, added) {
    if (known.size === 0)
        return added;
    return [...added].some(([name, scalar]) => known.get(name) !== scalar) ? new Map([...known, ...added]) : known;
}
