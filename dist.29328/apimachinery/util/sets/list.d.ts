/** The items in ascending order: numbers by size, NaN first, strings by their UTF-8 bytes. Mirrors Go's `sets.List`. */
export declare function list<T extends string | number | bigint>(set: ReadonlySet<T>): T[];
/** The items in insertion order; Go's order is random. Mirrors Go's `Set.UnsortedList`. */
export declare function unsortedList<T>(set: ReadonlySet<T>): T[];
