import { type Set } from '../fieldpath/index.ts';
import type { Schema, TypeRef } from '../schema/index.ts';
/**
 * Removes the fields and items of a set or, to extract, all others. Returns null when nothing is left. The result
 * shares parts with the value.
 */
export declare function removeItems(value: unknown, set: Set, schema: Schema, ref: TypeRef, extract: boolean): unknown;
