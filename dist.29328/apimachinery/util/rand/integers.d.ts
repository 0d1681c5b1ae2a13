import { type RandomSource } from './random_source.ts';
/** An integer from 0 to 2^53-1, of two draws, as a source may have only 32 good bits. Mirrors Go's `rand.Int`. Not for secrets. */
export declare function int(random?: RandomSource): number;
/**
 * A uniform integer from 0 to `max - 1`. Mirrors Go's `rand.Intn`.
 * @throws {RandomRangeError} when `max` is not an integer above 0
 */
export declare function intn(max: number, random?: RandomSource): number;
/**
 * A uniform integer from `min` to `max - 1`. Mirrors Go's `rand.IntnRange`.
 * @throws {RandomRangeError} when there is none
 */
export declare function intnRange(min: number, max: number, random?: RandomSource): number;
/**
 * A uniform integer from `min` to `max - 1`. Mirrors Go's `rand.Int63nRange`.
 * @throws {RandomRangeError} when there is none, or `max - min` is beyond 2^63-1
 */
export declare function int63nRange(min: bigint, max: bigint, random?: RandomSource): bigint;
/**
 * A uniform random permutation of the integers from 0 to `n - 1`. Mirrors Go's `rand.Perm`.
 * @throws {RandomRangeError} when `n` is not an integer from 0 on
 */
export declare function perm(n: number, random?: RandomSource): number[];
