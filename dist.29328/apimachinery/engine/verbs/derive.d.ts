import type { Scalars, Struct } from '../schema/descriptor.ts';
/**
 * Whether everything that `a` says is true of `b`. To Go an absent pointer, an empty string, an empty list and an empty
 * map say nothing; a number, a boolean and a struct with a meaning of its own (a quantity, a time) always do, even when
 * they are zero. A list must be the beginning of the other.
 */
export declare function derive(struct: Struct, a: unknown, b: unknown, scalars?: Scalars): boolean;
/** The same for JSON of which no type is known. */
export declare function deriveJSON(a: unknown, b: unknown): boolean;
