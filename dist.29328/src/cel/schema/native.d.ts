import { type Spellings } from '#engine/json/notes';
import { type Value } from '../values/value.ts';
import type { Schema } from './schema.ts';
/** Reads data along a schema. `spellings` are those of the data: a number that has one is a float, `1.0` too. */
export type Read = (data: unknown, spellings: Spellings | undefined, schema: Schema) => Value;
/** Whether a number is an int64 to Go: whole, in range, and not spelled as a fraction. */
export declare function isInteger(value: unknown, spellings: Spellings | undefined): value is number | bigint;
/** Whether of two equal data the same numbers are floats: to Go 1.0 is not the 1 of an int64. */
export declare function hasSameFloats(data: unknown, own: Spellings | undefined, theirs: Spellings | undefined): boolean;
/** The type of data in Go, as `%T` shows it. */
export declare function goTypeOfData(data: unknown, spellings?: Spellings): string;
/**
 * Data without a schema as a value, as admission policies see objects.
 * @param spellings the `spellings` of its JSONDocument: without them a whole number is an int however it is spelled
 */
export declare function plainValue(data: unknown, spellings?: Spellings): Value;
