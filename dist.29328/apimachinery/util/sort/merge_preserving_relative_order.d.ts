/**
 * All items of the lists once, in an order consistent with every list; ties are resolved by UTF-8 byte order. A list
 * that already has every item once is returned as is. If lists contradict each other or have duplicates, there may be
 * no such order: then the items are sorted. Mirrors Go's `sort.MergePreservingRelativeOrder`.
 */
export declare function mergePreservingRelativeOrder(inputLists: readonly (readonly string[])[]): string[];
