import { type Field, type FieldList } from '../value/index.ts';
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
export declare const unknownElement: PathElement;
/** The field of a map. Mirrors Go's `fieldpath.FieldNameElement`. */
export declare function fieldNameElement(fieldName: string): PathElement;
/** The item of a list with these key fields. Mirrors Go's `fieldpath.KeyElement`. */
export declare function keyElement(...fields: readonly Field[]): PathElement;
/** As {@link keyElement}, from an object: `{ name: 'web' }`. Mirrors Go's `fieldpath.KeyElementByFields`. */
export declare function keyElementByFields(fields: Readonly<Record<string, unknown>>): PathElement;
/** The item of a set. Mirrors Go's `fieldpath.ValueElement`. */
export declare function valueElement(value: unknown): PathElement;
/** The item of a list at an index. Mirrors Go's `fieldpath.IndexElement`. */
export declare function indexElement(index: number): PathElement;
/** Compares two elements: negative, zero or positive. Mirrors Go's `fieldpath.PathElement.Compare`. */
export declare function comparePathElements(a: PathElement, b: PathElement): number;
/** Whether two elements are the same. Mirrors Go's `fieldpath.PathElement.Equals`. */
export declare function equalPathElements(a: PathElement, b: PathElement): boolean;
/** `.spec`, `[name="web"]`, `[="x"]`, `[3]`. Mirrors Go's `fieldpath.PathElement.String`. */
export declare function pathElementToString(element: PathElement): string;
