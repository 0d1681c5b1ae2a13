import type { RuntimeObject } from '../../runtime/runtime_object.ts';
/** A list of objects: an instance of a Kind class or a plain object. */
export interface ListOf<T> {
    readonly items?: readonly T[] | null;
}
/** Whether an object is a list of objects, that is, has an array `items`. Mirrors Go's `meta.IsListType`. */
export declare function isListType(obj: object): obj is ListOf<RuntimeObject>;
/**
 * The items of a list, as a new array. Mirrors Go's `meta.ExtractList`.
 * @throws NotAListError
 */
export declare function extractList<T>(list: ListOf<T>): T[];
/** The number of items in a list; 0 for anything else. Mirrors Go's `meta.LenList`. */
export declare function lenList(list: object): number;
/**
 * Calls a function with each item of a list, in order, until it throws. Items of an Unstructured are replaced by
 * Unstructureds. Mirrors Go's `meta.EachListItem`.
 * @throws NotAListError
 */
export declare function eachListItem<T>(list: ListOf<T>, fn: (item: T) => void): void;
/**
 * A copy of the list with other items. Plain items of a typed list become instances. Mirrors Go's `meta.SetList`.
 *
 * Differs from Go: the input list is not modified.
 * @throws NotAListError when it is not a list, or can't hold one of the objects
 */
export declare function setList<L extends object>(list: L, objects: readonly object[]): L;
