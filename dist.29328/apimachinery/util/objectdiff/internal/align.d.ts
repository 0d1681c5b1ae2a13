/** The index of an element in the first list and of its partner in the second; undefined where it has none. */
export type Aligned = readonly [before: number | undefined, after: number | undefined];
/**
 * Aligns the elements of two lists, preserving both orders: equal elements first, then those in between by position.
 * Takes time linear in the lengths of the lists, not in their product.
 * @param same whether two elements are equal
 * @param idOf an identity that is equal for equal elements; not called for the common prefix and suffix
 */
export declare function align<T>(before: readonly T[], after: readonly T[], same: (a: T, b: T) => boolean, idOf: (item: T) => unknown): Aligned[];
