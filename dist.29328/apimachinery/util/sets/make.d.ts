/** A set of the items. Mirrors Go's `sets.New`. */
export declare function newSet<T>(...items: readonly T[]): Set<T>;
/** The keys of a Map, or of a plain object. Mirrors Go's `sets.KeySet`. */
export declare function keySet<K>(map: ReadonlyMap<K, unknown>): Set<K>;
export declare function keySet<K extends string>(object: Readonly<Record<K, unknown>>): Set<K>;
/** Another set of the same items. Mirrors Go's `Set.Clone`. */
export declare function clone<T>(set: ReadonlySet<T>): Set<T>;
/** Adds items to the set and returns it. Mirrors Go's `Set.Insert`. */
export declare function insert<T>(set: Set<T>, ...items: readonly T[]): Set<T>;
/** Deletes items from the set and returns it. Mirrors Go's `Set.Delete`. */
export declare function deleteItems<T>(set: Set<T>, ...items: readonly T[]): Set<T>;
/** Empties the set and returns it. Mirrors Go's `Set.Clear`. */
export declare function clear<T>(set: Set<T>): Set<T>;
/**
 * Removes one item from the set and returns it; undefined when empty. Mirrors Go's `Set.PopAny`.
 *
 * Differs from Go: removes the oldest item; Go a random one.
 */
export declare function popAny<T>(set: Set<T>): T | undefined;
