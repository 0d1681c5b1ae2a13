import type { FieldType, Struct } from './descriptor.ts';
/**
 * The type of one field of a struct itself, not of those it embeds; undefined when there is no such field. For code that
 * is in every bundle and need not know more: `compile` reads everything.
 */
export declare function fieldType(struct: Struct, name: string): {
    type: FieldType;
    isList: boolean;
} | undefined;
