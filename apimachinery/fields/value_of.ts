import type { Fields } from './fields.ts';

/** The value of a field; empty when absent. Inherited properties are not fields. */
export function valueOf(fields: Fields, field: string): string {
  return (fields && Object.hasOwn(fields, field) && fields[field]) || '';
}
