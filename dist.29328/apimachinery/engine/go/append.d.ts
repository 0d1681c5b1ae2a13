/**
 * Adds items to a list, as Go's `append` does. `list.push(...items)` takes each item as an argument of a call, and overflows
 * the stack where there are a hundred thousand.
 */
export declare function append<T>(list: T[], items: Iterable<T>): void;
