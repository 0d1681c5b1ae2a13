/** A set of the items. Mirrors Go's `sets.New`. */
export function newSet<T>(...items: readonly T[]): Set<T> {
  return new Set(items);
}

/** The keys of a Map, or of a plain object. Mirrors Go's `sets.KeySet`. */
export function keySet<K>(map: ReadonlyMap<K, unknown>): Set<K>;
export function keySet<K extends string>(object: Readonly<Record<K, unknown>>): Set<K>;
export function keySet(map: ReadonlyMap<unknown, unknown> | object): Set<unknown> {
  return new Set(isMap(map) ? map.keys() : Object.keys(map));
}

/** Another set of the same items. Mirrors Go's `Set.Clone`. */
export function clone<T>(set: ReadonlySet<T>): Set<T> {
  return new Set(set);
}

/** Adds items to the set and returns it. Mirrors Go's `Set.Insert`. */
export function insert<T>(set: Set<T>, ...items: readonly T[]): Set<T> {
  for (const item of items) set.add(item);
  return set;
}

/** Deletes items from the set and returns it. Mirrors Go's `Set.Delete`. */
export function deleteItems<T>(set: Set<T>, ...items: readonly T[]): Set<T> {
  for (const item of items) set.delete(item);
  return set;
}

/** Empties the set and returns it. Mirrors Go's `Set.Clear`. */
export function clear<T>(set: Set<T>): Set<T> {
  set.clear();
  return set;
}

/**
 * Removes one item from the set and returns it; undefined when empty. Mirrors Go's `Set.PopAny`.
 *
 * Differs from Go: removes the oldest item; Go a random one.
 */
export function popAny<T>(set: Set<T>): T | undefined {
  for (const item of set) {
    set.delete(item);
    return item;
  }
  return undefined;
}

function isMap(value: object): value is ReadonlyMap<unknown, unknown> {
  return Object.prototype.toString.call(value) === '[object Map]';
}
