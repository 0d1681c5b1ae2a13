/** Whether the same managers own the same fields. Mirrors Go's `ManagedFields.Equals`. */
export function equalManagedFields(a, b) {
    if (a.size !== b.size)
        return false;
    for (const [manager, left] of a) {
        const right = b.get(manager);
        if (right === undefined ||
            left.apiVersion !== right.apiVersion ||
            left.applied !== right.applied ||
            !left.set.equals(right.set))
            return false;
    }
    return true;
}
/**
 * The difference: for each manager, the fields that only one side has. If the versions differ, everything the manager
 * has in `b`. Mirrors Go's `ManagedFields.Difference`.
 */
export function managedFieldsDifference(a, b) {
    const difference = new Map();
    for (const [manager, left] of a) {
        const right = b.get(manager);
        if (right === undefined) {
            if (!left.set.isEmpty())
                difference.set(manager, left);
        }
        else if (left.apiVersion !== right.apiVersion) {
            difference.set(manager, right);
        }
        else {
            const set = left.set.difference(right.set).union(right.set.difference(left.set));
            if (!set.isEmpty())
                difference.set(manager, { set, apiVersion: right.apiVersion, applied: false });
        }
    }
    for (const [manager, right] of b)
        if (!a.has(manager) && !right.set.isEmpty())
            difference.set(manager, right);
    return difference;
}
