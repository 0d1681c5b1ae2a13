import { Set } from '../fieldpath/index.ts';
import type { Schema, TypeRef } from '../schema/index.ts';
/**
 * The fields present in a value of a type.
 * @throws {ValidationErrors} on types that are not in the schema
 */
export declare function toFieldSet(value: unknown, schema: Schema, ref: TypeRef): Set;
