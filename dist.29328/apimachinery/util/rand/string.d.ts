import { type RandomSource } from './random_source.ts';
/**
 * A random string of `n` consonants and digits, as in the suffix of generated names: `x7k2p`. Mirrors Go's
 * `rand.String`. Not for secrets.
 * @throws {RandomRangeError} when `n` is not an integer from 0 on
 */
export declare function string(n: number, random?: RandomSource): string;
/**
 * Encodes a string, such as a hash, in the alphabet of {@link string}, character by character. Mirrors Go's
 * `rand.SafeEncodeString`.
 *
 * For non-ASCII strings, Go appends a NUL for each byte in excess of the characters, and so does this: names derived
 * from it must agree.
 */
export declare function safeEncodeString(s: string): string;
