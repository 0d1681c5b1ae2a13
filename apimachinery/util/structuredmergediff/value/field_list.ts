import { compareUTF8 } from '#engine/text/utf8';
import { compare } from './compare.ts';
import { equals } from './equals.ts';

/** A name and its value. Mirrors Go's `value.Field`. */
export interface Field {
  readonly name: string;
  readonly value: unknown;
}

/** The key fields of a list item, sorted by name. Mirrors Go's `value.FieldList`. */
export type FieldList = readonly Field[];

/** The fields sorted by name. */
export function sortFields(fields: FieldList): FieldList {
  return fields.length < 2 ? fields : [...fields].sort((a, b) => compareUTF8(a.name, b.name));
}

/**
 * Compares two sorted lists of fields by the first name or value that differs. Mirrors Go's `value.FieldList.Compare`.
 */
export function compareFields(a: FieldList, b: FieldList): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) {
    const order = compareUTF8(a[at]!.name, b[at]!.name) || compare(a[at]!.value, b[at]!.value);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Whether two sorted lists of fields are the same. Mirrors Go's `value.FieldList.Equals`. */
export function equalFields(a: FieldList, b: FieldList): boolean {
  return (
    a.length === b.length && a.every((field, at) => field.name === b[at]!.name && equals(field.value, b[at]!.value))
  );
}
