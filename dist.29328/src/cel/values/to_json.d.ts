import { type Value } from './value.ts';
/**
 * A value as JSON: an int is a number, beyond ±(2^53-1) a bigint; bytes are base64, times and durations as in JSON of
 * Protobuf, keys of maps texts, and what only functions handle (a quantity, a type) its text. An optional value is what
 * it holds, or null. A {@link CelError} inside a list or map is returned in its place: the whole has no JSON then; nor has
 * what is nested more than 1,000 levels.
 */
export declare function toJSON(value: Value): unknown;
