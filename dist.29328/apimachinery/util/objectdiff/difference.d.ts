/**
 * - `changed`: both objects have the field, with different values
 * - `added`: only the second has it
 * - `removed`: only the first has it
 * - `reordered`: the common elements of a list are in another order
 */
export type DiffOp = 'changed' | 'added' | 'removed' | 'reordered';
/**
 * One step of a path: the name of a field or the key of a map; the index of an element; the key fields of an element;
 * or the element itself, in a list of distinct strings or numbers.
 */
export type DiffStep = string | number | {
    readonly key: Readonly<Record<string, unknown>>;
} | {
    readonly value: unknown;
};
/** One difference between two objects. */
export interface Difference {
    /**
     * Where: `spec.containers[name=nginx].image`, `metadata.annotations["example.com/a"]`, `metadata.finalizers[=x]`,
     * `args[2]`. Indexes refer to the second object, for removed elements to the first. Empty for whole objects.
     */
    readonly path: string;
    /** The same as a list of steps. */
    readonly steps: readonly DiffStep[];
    readonly op: DiffOp;
    /** A copy of the value in the first object; for a reordered list, the identities of its elements. */
    readonly before?: unknown;
    /** The same in the second object. */
    readonly after?: unknown;
}
