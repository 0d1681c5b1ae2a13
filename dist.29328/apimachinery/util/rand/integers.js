import { RandomRangeError } from './random_source.js';
const TWO_32 = 2 ** 32;
/** Maximum number of redraws: never reached by a good source, but ends the loop for one that is stuck. */
const DRAWS = 64;
/** An integer from 0 to 2^53-1, of two draws, as a source may have only 32 good bits. Mirrors Go's `rand.Int`. Not for secrets. */
export function int(random = Math.random) {
    return bits(random, 21) * TWO_32 + bits(random, 32);
}
/**
 * A uniform integer from 0 to `max - 1`. Mirrors Go's `rand.Intn`.
 * @throws {RandomRangeError} when `max` is not an integer above 0
 */
export function intn(max, random = Math.random) {
    if (!Number.isSafeInteger(max) || max <= 0)
        throw new RandomRangeError(`max must be an integer above 0, not ${max}`);
    // Redraws the topmost numbers to avoid modulo bias.
    const limit = 2 ** 53 - (2 ** 53 % max);
    for (let left = DRAWS;; left--) {
        const drawn = int(random);
        if (drawn < limit || left === 0)
            return drawn % max;
    }
}
/**
 * A uniform integer from `min` to `max - 1`. Mirrors Go's `rand.IntnRange`.
 * @throws {RandomRangeError} when there is none
 */
export function intnRange(min, max, random = Math.random) {
    if (!Number.isSafeInteger(min))
        throw new RandomRangeError(`min must be an integer, not ${min}`);
    return min + intn(max - min, random);
}
/**
 * A uniform integer from `min` to `max - 1`. Mirrors Go's `rand.Int63nRange`.
 * @throws {RandomRangeError} when there is none, or `max - min` is beyond 2^63-1
 */
export function int63nRange(min, max, random = Math.random) {
    const count = max - min;
    if (count <= 0n || count >= 1n << 63n)
        throw new RandomRangeError(`there are ${count} integers from ${min} up to ${max}; it must be from 1 to 2^63-1`);
    const range = 1n << 64n;
    const limit = range - (range % count);
    for (let left = DRAWS;; left--) {
        const drawn = (BigInt(bits(random, 32)) << 32n) | BigInt(bits(random, 32));
        if (drawn < limit || left === 0)
            return min + (drawn % count);
    }
}
/**
 * A uniform random permutation of the integers from 0 to `n - 1`. Mirrors Go's `rand.Perm`.
 * @throws {RandomRangeError} when `n` is not an integer from 0 on
 */
export function perm(n, random = Math.random) {
    if (!Number.isSafeInteger(n) || n < 0)
        throw new RandomRangeError(`n must be an integer from 0 on, not ${n}`);
    const order = [];
    for (let next = 0; next < n; next++) {
        const place = intn(next + 1, random);
        order[next] = order[place] ?? next;
        order[place] = next;
    }
    return order;
}
function bits(random, count) {
    return Math.floor(random() * 2 ** count);
}
