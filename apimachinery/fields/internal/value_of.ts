import type { Fields } from '../set.ts';

/** The value of a field; empty when it is not there. What an object inherits is not a field. */
export function valueOf(fields: Fields, field: string): string {
  return fields && Object.hasOwn(fields, field) ? fields[field]! : '';
}
