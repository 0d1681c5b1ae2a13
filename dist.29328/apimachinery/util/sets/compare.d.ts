/** Whether everything in `b` is in `a`. Mirrors Go's `Set.IsSuperset`. */
export declare function isSuperset(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean;
/** Whether the sets have the same items, in any order. Mirrors Go's `Set.Equal`. */
export declare function equal(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean;
