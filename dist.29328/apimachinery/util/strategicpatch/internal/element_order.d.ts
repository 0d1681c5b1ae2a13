/** How list elements are identified: by the value of their merge key or, with an empty key, by themselves. */
export declare class Identity {
    #private;
    /** @param mergeKey of a list of maps; undefined for scalars */
    constructor(mergeKey: string | undefined);
    get ofMaps(): boolean;
    of(item: unknown): unknown;
    /** Throws unless all elements are maps with a merge key. */
    check(...lists: (readonly unknown[])[]): void;
}
/** Separates elements to delete from the others. */
export declare function partDeleted(list: readonly unknown[]): {
    kept: unknown[];
    deleted: unknown[];
};
/** Sorts the list by the position of its elements in `order`; deletions come last. */
export declare function sortByOrder(list: readonly unknown[], order: readonly unknown[], identity: Identity): unknown[];
/**
 * Merges the elements of a patch with those only the server has: each keep their own order, and their relative order is
 * that on the server.
 */
export declare function interleave(patch: readonly unknown[], serverOnly: readonly unknown[], patchOrder: readonly unknown[], serverOrder: readonly unknown[], identity: Identity): unknown[];
/** Separates the elements present in `list` from those that are not. */
export declare function partPresent(all: readonly unknown[], list: readonly unknown[], mergeKey: string): {
    present: unknown[];
    absent: unknown[];
};
/** Finds the first map of a list with a given merge key value. */
export declare class MapFinder {
    #private;
    constructor(mergeKey: string, list: readonly unknown[], length: number);
    /** Adds an element at the end of the list. */
    add(item: unknown): void;
    find(value: unknown): number | undefined;
}
/** Whether two elements have equal merge keys or, with an empty key, are equal. */
export declare function sameMergeKey(left: unknown, right: unknown, mergeKey: string): boolean;
