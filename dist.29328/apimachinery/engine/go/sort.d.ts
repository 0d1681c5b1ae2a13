/**
 * Go's two sorts of the standard library, swap for swap. Where elements compare as equal, or an order contradicts
 * itself, the result depends on the algorithm; Go's comparisons here say "less" of equal elements.
 */
/** Go's `sort.Sort`: a pattern-defeating quicksort. `before` may be true of equal elements. */
export declare function goSort<T>(list: T[], before: (a: T, b: T) => boolean): void;
/** Go's `sort.SliceStable`: insertion sort of blocks, which are then merged in place. */
export declare function goStableSort<T>(list: T[], before: (a: T, b: T) => boolean): void;
