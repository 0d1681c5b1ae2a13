import type { UntypedType } from '#engine/json/untyped';
import { MergePatchError } from '../../mergepatch/merge_patch_error.ts';
export declare function uncomparable(value: unknown): MergePatchError;
export declare function isScalar(value: unknown): boolean;
/** Go's `==` of two untyped values. */
export declare function same(a: unknown, b: unknown): boolean;
/** A set of untyped values, with the equality of Go map keys. */
export declare function scalarSet(list: readonly unknown[]): Set<unknown>;
/** The type that all elements have. */
export declare function elementType(...lists: (readonly unknown[])[]): UntypedType;
/** Sorts by the values of `key`, or by the values themselves, as printed by Go. */
export declare function sortByText<T>(list: readonly T[], valueOf: (item: T) => unknown): T[];
export declare function sortScalars(list: readonly unknown[]): unknown[];
/**
 * Removes duplicates in Go's order: the last value replaces a repetition. Changes the elements but not the length of
 * the list.
 * @returns how many elements remain at the start of the list
 */
export declare function deduplicate(list: unknown[]): number;
