import type { Fields } from './fields.ts';
/** The value of a field; empty when absent. Inherited properties are not fields. */
export declare function valueOf(fields: Fields, field: string): string;
