/** What is in `a` but not in `b`, in the order of `a`. Mirrors Go's `Set.Difference`. */
export function difference<T>(a: ReadonlySet<T>, b: ReadonlySet<unknown>): Set<T> {
  const result = new Set<T>();
  for (const item of a) if (!b.has(item)) result.add(item);
  return result;
}

/** What is in one of the sets but not in both: first what `a` has. Mirrors Go's `Set.SymmetricDifference`. */
export function symmetricDifference<T, U>(a: ReadonlySet<T>, b: ReadonlySet<U>): Set<T | U> {
  return union(difference(a, b), difference(b, a));
}

/** What is in either of the sets: first what `a` has. Mirrors Go's `Set.Union`. */
export function union<T, U>(a: ReadonlySet<T>, b: ReadonlySet<U>): Set<T | U> {
  const result = new Set<T | U>(a);
  for (const item of b) result.add(item);
  return result;
}

/** What is in both sets, in the order of the smaller one. Mirrors Go's `Set.Intersection`. */
export function intersection<T, U>(a: ReadonlySet<T>, b: ReadonlySet<U>): Set<T & U> {
  const [walked, other]: [ReadonlySet<unknown>, ReadonlySet<unknown>] = a.size < b.size ? [a, b] : [b, a];
  const result = new Set<T & U>();
  for (const item of walked) if (other.has(item)) result.add(item as T & U);
  return result;
}
