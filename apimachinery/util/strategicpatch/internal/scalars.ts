import { printUntyped, untypedType } from '#engine/json/untyped';
import type { UntypedType } from '#engine/json/untyped';
import { compareUTF8 } from '#engine/text/utf8';
import { ErrNoListOfLists, MergePatchError } from '../../mergepatch/merge_patch_error.ts';
import { goSort } from '#engine/go/sort';

// Differs from Go: it panics when comparing two objects or lists, or on the type of a null.
export function uncomparable(value: unknown): MergePatchError {
  return new MergePatchError(
    `${untypedType(value)} can't be compared: the value must be a string, a number or a boolean`,
  );
}

export function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Go's `==` of two untyped values. */
export function same(a: unknown, b: unknown): boolean {
  if (!isScalar(a) && untypedType(a) === untypedType(b)) throw uncomparable(a);
  return (a ?? null) === (b ?? null);
}

/** A set of untyped values, with the equality of Go map keys. */
export function scalarSet(list: readonly unknown[]): Set<unknown> {
  const found = list.find((value) => !isScalar(value));
  if (found !== undefined) throw uncomparable(found);
  return new Set(list);
}

/** The type that all elements have. */
export function elementType(...lists: (readonly unknown[])[]): UntypedType {
  let type: UntypedType | undefined;
  for (const list of lists) {
    for (const value of list) {
      const next = untypedType(value);
      if (type === undefined) {
        if (next === '[]interface {}') throw new MergePatchError(ErrNoListOfLists);
        if (next === '<nil>') throw new MergePatchError('a list that is merged must not begin with null');
        type = next;
      } else if (next !== type) {
        throw new MergePatchError(
          `list element types are not identical: [${lists.map((each) => printUntyped(each)).join(' ')}]`,
        );
      }
    }
  }
  if (type === undefined) throw new MergePatchError('no elements in any of the given slices');
  return type;
}

/** Sorts by the values of `key`, or by the values themselves, as printed by Go. */
export function sortByText<T>(list: readonly T[], valueOf: (item: T) => unknown): T[] {
  const items = list.map((item) => ({ item, text: printUntyped(valueOf(item)) }));
  goSort(items, (a, b) => compareUTF8(a.text, b.text) <= 0);
  return items.map(({ item }) => item);
}

export function sortScalars(list: readonly unknown[]): unknown[] {
  return sortByText(list, (value) => value);
}

/**
 * Removes duplicates in Go's order: the last value replaces a repetition. Changes the elements but not the length of
 * the list.
 * @returns how many elements remain at the start of the list
 */
export function deduplicate(list: unknown[]): number {
  if (scalarSet(list).size === list.length) return list.length;
  const places = new Map<unknown, number[]>();
  for (const [index, value] of list.entries()) {
    const known = places.get(value);
    if (known === undefined) places.set(value, [index]);
    else known.push(index);
  }
  let length = list.length;
  for (let at = 0; at < length; at++) {
    const value = list[at];
    const own = places.get(value)!;
    // The first is `at` itself: earlier values are not repeated after it.
    while (own.length > 1) {
      const repeated = own[1]!;
      const last = list[--length];
      own.splice(1, 1);
      if (repeated === length) continue;
      list[repeated] = last;
      const moved = places.get(last)!;
      moved.pop();
      moved.splice(firstAfter(moved, repeated), 0, repeated);
    }
  }
  return length;
}

function firstAfter(sorted: readonly number[], value: number): number {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
