import type { Schema, TypeRef } from '../schema/index.ts';
import { Comparison } from './comparison.ts';
/**
 * Compares two values of a type; `undefined` means absent.
 * @throws {ValidationErrors}
 */
export declare function compareValues(lhs: unknown, rhs: unknown, schema: Schema, ref: TypeRef): Comparison;
