/** The names of the properties of T that hold data, not methods. */
type DataKey<T, K extends keyof T> = T[K] extends (...args: never[]) => unknown ? never : K;

/** What may be in place of a value: part of an object, or all of a list. */
type MergeValue<V> = V extends readonly (infer Item)[] ? readonly Item[] : V extends object ? MergePatchOf<V> : V;

/**
 * A merge patch (RFC 7386) of objects of type T: any part of one. Null removes a field, and a list replaces the whole list,
 * so its items are complete. Of a type that is not known, such as `object`, it is any object.
 */
export type MergePatchOf<T> = {
  readonly [K in keyof T as DataKey<T, K>]?: MergeValue<T[K]> | null | undefined;
};
