/** Whether the item is in the set. Mirrors Go's `Set.Has`. */
export declare function has<T>(set: ReadonlySet<T>, item: T): boolean;
/** Whether all the items are in the set; true for none. Mirrors Go's `Set.HasAll`. */
export declare function hasAll<T>(set: ReadonlySet<T>, ...items: readonly T[]): boolean;
/** Whether any of the items is in the set; false for none. Mirrors Go's `Set.HasAny`. */
export declare function hasAny<T>(set: ReadonlySet<T>, ...items: readonly T[]): boolean;
/** The number of items. Mirrors Go's `Set.Len`. */
export declare function len(set: ReadonlySet<unknown>): number;
