/**
 * Adds items to a list, as Go's `append` does. `list.push(...items)` takes each item as an argument of a call, and overflows
 * the stack where there are a hundred thousand.
 */
export function append(list, items) {
    for (const item of items)
        list.push(item);
}
