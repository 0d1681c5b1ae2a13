/** What is in `a` but not in `b`, in the order of `a`. Mirrors Go's `Set.Difference`. */
export declare function difference<T>(a: ReadonlySet<T>, b: ReadonlySet<unknown>): Set<T>;
/** What is in one of the sets but not in both: first what `a` has. Mirrors Go's `Set.SymmetricDifference`. */
export declare function symmetricDifference<T, U>(a: ReadonlySet<T>, b: ReadonlySet<U>): Set<T | U>;
/** What is in either of the sets: first what `a` has. Mirrors Go's `Set.Union`. */
export declare function union<T, U>(a: ReadonlySet<T>, b: ReadonlySet<U>): Set<T | U>;
/** What is in both sets, in the order of the smaller one. Mirrors Go's `Set.Intersection`. */
export declare function intersection<T, U>(a: ReadonlySet<T>, b: ReadonlySet<U>): Set<T & U>;
