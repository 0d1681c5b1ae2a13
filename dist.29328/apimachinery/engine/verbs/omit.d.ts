import type { FieldTree } from '../schema/field_tree.ts';
/** Removes the fields of a tree from a value. @returns how many there were */
export declare function omitFields(root: unknown, fields: FieldTree): number;
