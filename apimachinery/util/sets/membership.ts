/** Whether the item is in the set. Mirrors Go's `Set.Has`. */
export function has<T>(set: ReadonlySet<T>, item: T): boolean {
  return set.has(item);
}

/** Whether all the items are in the set; true for none. Mirrors Go's `Set.HasAll`. */
export function hasAll<T>(set: ReadonlySet<T>, ...items: readonly T[]): boolean {
  return items.every((item) => set.has(item));
}

/** Whether any of the items is in the set; false for none. Mirrors Go's `Set.HasAny`. */
export function hasAny<T>(set: ReadonlySet<T>, ...items: readonly T[]): boolean {
  return items.some((item) => set.has(item));
}

/** The number of items. Mirrors Go's `Set.Len`. */
export function len(set: ReadonlySet<unknown>): number {
  return set.size;
}
