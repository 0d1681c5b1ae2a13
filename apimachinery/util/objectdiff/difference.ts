/**
 * - `changed`: both objects have the field, with different values
 * - `added`: only the second has it
 * - `removed`: only the first has it
 * - `reordered`: the elements of a list that both have stand in another order
 */
export type DiffOp = 'changed' | 'added' | 'removed' | 'reordered';

/**
 * One step of a path: the name of a field or the key of a map; the index of an element; what the fields say that tell an
 * element of a list from the others; or the element itself, in a list of distinct texts or numbers.
 */
export type DiffStep =
  | string
  | number
  | { readonly key: Readonly<Record<string, unknown>> }
  | { readonly value: unknown };

/** One difference of two objects. */
export interface Difference {
  /**
   * Where: `spec.containers[name=nginx].image`, `metadata.annotations["example.com/a"]`, `metadata.finalizers[=x]`,
   * `args[2]`. An index is that of the second object; of what was removed, that of the first. Empty for whole objects.
   */
  readonly path: string;
  /** The same as a list of steps. */
  readonly steps: readonly DiffStep[];
  readonly op: DiffOp;
  /** The value in the first object, a copy; of a list in another order, what tells its elements apart. */
  readonly before?: unknown;
  /** The same in the second object. */
  readonly after?: unknown;
}
