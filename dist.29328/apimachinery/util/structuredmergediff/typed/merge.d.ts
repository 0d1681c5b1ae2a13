import type { Schema, TypeRef } from '../schema/index.ts';
/**
 * Merges the right value of a type into the left; `undefined` means absent. The result shares parts with both.
 * @throws {ValidationErrors}
 */
export declare function mergeValues(lhs: unknown, rhs: unknown, schema: Schema, ref: TypeRef): unknown;
