import { compareUTF8 } from '#engine/text/utf8';
import {
  compare,
  compareFields,
  equalFields,
  equals,
  type Field,
  type FieldList,
  sortFields,
  toString,
} from '../value/index.ts';

/**
 * One step of a path into a value. Mirrors Go's `fieldpath.PathElement`.
 * - `f`: the field of a map
 * - `k`: the item of a list whose key fields have these values, sorted by name
 * - `v`: the item of a set that is this value
 * - `i`: the item of a list at this index
 * - `?`: an item without the keys of its list, left over after other fields were removed
 *
 * The letters are the prefixes in FieldsV1, and determine the order of elements: f, k, v, i, ?.
 */
export type PathElement = FieldNameElement | KeyElement | ValueElement | IndexElement | UnknownElement;

/** The field of a map. */
export interface FieldNameElement {
  readonly kind: 'f';
  readonly fieldName: string;
}

/** An item of a list with key fields. */
export interface KeyElement {
  readonly kind: 'k';
  readonly key: FieldList;
  /** Whether it comes from FieldsV1, where Go reads all numbers as float64. Only visible in strings. */
  readonly floats?: boolean;
}

/** The item of a set: the value itself. */
export interface ValueElement {
  readonly kind: 'v';
  readonly value: unknown;
  /** As in {@link KeyElement}. */
  readonly floats?: boolean;
}

/** An item of a list, by index. */
export interface IndexElement {
  readonly kind: 'i';
  readonly index: number;
}

/** An item that can't be told from others. */
export interface UnknownElement {
  readonly kind: '?';
}

/** An unidentifiable item. Go's empty `fieldpath.PathElement`. */
export const unknownElement: PathElement = { kind: '?' };

/** The field of a map. Mirrors Go's `fieldpath.FieldNameElement`. */
export function fieldNameElement(fieldName: string): PathElement {
  return { kind: 'f', fieldName };
}

/** The item of a list with these key fields. Mirrors Go's `fieldpath.KeyElement`. */
export function keyElement(...fields: readonly Field[]): PathElement {
  return { kind: 'k', key: sortFields(fields) };
}

/** As {@link keyElement}, from an object: `{ name: 'web' }`. Mirrors Go's `fieldpath.KeyElementByFields`. */
export function keyElementByFields(fields: Readonly<Record<string, unknown>>): PathElement {
  return keyElement(...Object.entries(fields).map(([name, value]) => ({ name, value })));
}

/** The item of a set. Mirrors Go's `fieldpath.ValueElement`. */
export function valueElement(value: unknown): PathElement {
  return { kind: 'v', value };
}

/** The item of a list at an index. Mirrors Go's `fieldpath.IndexElement`. */
export function indexElement(index: number): PathElement {
  return { kind: 'i', index };
}

function rank(element: PathElement): number {
  switch (element.kind) {
    case 'f':
      return 0;
    case 'k':
      return 1;
    case 'v':
      return 2;
    case 'i':
      return 3;
    case '?':
      return 4;
  }
}

/** Compares two elements: negative, zero or positive. Mirrors Go's `fieldpath.PathElement.Compare`. */
export function comparePathElements(a: PathElement, b: PathElement): number {
  if (a === b) return 0;
  if (a.kind === 'f' && b.kind === 'f') return a.fieldName === b.fieldName ? 0 : compareUTF8(a.fieldName, b.fieldName);
  if (a.kind === 'k' && b.kind === 'k') return compareFields(a.key, b.key);
  if (a.kind === 'v' && b.kind === 'v') return compare(a.value, b.value);
  if (a.kind === 'i' && b.kind === 'i') return a.index - b.index;
  return rank(a) - rank(b);
}

/** Whether two elements are the same. Mirrors Go's `fieldpath.PathElement.Equals`. */
export function equalPathElements(a: PathElement, b: PathElement): boolean {
  if (a === b) return true;
  if (a.kind === 'f' && b.kind === 'f') return a.fieldName === b.fieldName;
  if (a.kind === 'k' && b.kind === 'k') return equalFields(a.key, b.key);
  if (a.kind === 'v' && b.kind === 'v') return equals(a.value, b.value);
  if (a.kind === 'i' && b.kind === 'i') return a.index === b.index;
  return a.kind === '?' && b.kind === '?';
}

/** `.spec`, `[name="web"]`, `[="x"]`, `[3]`. Mirrors Go's `fieldpath.PathElement.String`. */
export function pathElementToString(element: PathElement): string {
  switch (element.kind) {
    case 'f':
      return `.${element.fieldName}`;
    case 'k':
      return `[${element.key.map(({ name, value }) => `${name}=${toString(value, element.floats)}`).join(',')}]`;
    case 'v':
      return `[=${toString(element.value, element.floats)}]`;
    case 'i':
      return `[${element.index}]`;
    case '?':
      return '{{invalid path element}}';
  }
}
