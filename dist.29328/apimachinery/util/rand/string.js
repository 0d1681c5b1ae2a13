import { utf8Length } from '#engine/text/utf8';
import { intn } from './integers.js';
import { RandomRangeError } from './random_source.js';
/** No vowels, nor digits that look like them, so that no words are formed by chance. */
const ALPHABET = 'bcdfghjklmnpqrstvwxz2456789';
/**
 * A random string of `n` consonants and digits, as in the suffix of generated names: `x7k2p`. Mirrors Go's
 * `rand.String`. Not for secrets.
 * @throws {RandomRangeError} when `n` is not an integer from 0 on
 */
export function string(n, random = Math.random) {
    if (!Number.isSafeInteger(n) || n < 0)
        throw new RandomRangeError(`n must be an integer from 0 on, not ${n}`);
    let out = '';
    while (out.length < n)
        out += ALPHABET[intn(ALPHABET.length, random)];
    return out;
}
/**
 * Encodes a string, such as a hash, in the alphabet of {@link string}, character by character. Mirrors Go's
 * `rand.SafeEncodeString`.
 *
 * For non-ASCII strings, Go appends a NUL for each byte in excess of the characters, and so does this: names derived
 * from it must agree.
 */
export function safeEncodeString(s) {
    let out = '';
    // Go reads a lone surrogate as U+FFFD.
    for (const char of s)
        out += ALPHABET[codeOf(char) % ALPHABET.length];
    return out + '\0'.repeat(utf8Length(s) - out.length);
}
function codeOf(char) {
    const code = char.codePointAt(0);
    return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}
