import { type PathElement } from './path_element.ts';
/** The index of an element among sorted entries, or the complement of its insertion point. */
export declare function search<E>(entries: readonly E[], element: PathElement, elementOf: (entry: E) => PathElement): number;
/** Values by path elements. Mirrors Go's `fieldpath.PathElementMap`. */
export declare class PathElementMap<V> {
    private readonly values;
    /** Sets the value of an element. */
    set(element: PathElement, value: V): void;
    /** The value of an element, `undefined` when it has none. */
    get(element: PathElement): V | undefined;
    /** The value of an element, which is made if it has none. */
    getOrMake(element: PathElement, make: () => V): V;
    /** The values, in the order in which their elements came. */
    all(): Iterable<V>;
    /** Whether the element has a value. */
    has(element: PathElement): boolean;
}
