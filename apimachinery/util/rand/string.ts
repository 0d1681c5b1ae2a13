import { utf8Length } from '#engine/text/utf8';
import { intn } from './integers.ts';
import { RandomRangeError, type RandomSource } from './random_source.ts';

/** No vowels, and no digits that look like some: no words come about by chance. */
const ALPHABET = 'bcdfghjklmnpqrstvwxz2456789';

/**
 * A random text of `n` consonants and digits, as the server ends generated names with: `x7k2p`. Mirrors Go's
 * `rand.String`. Not for secrets.
 * @throws {RandomRangeError} when `n` is no integer from 0 on
 */
export function string(n: number, random: RandomSource = Math.random): string {
  if (!Number.isSafeInteger(n) || n < 0) throw new RandomRangeError(`n must be an integer from 0 on, not ${n}`);
  let out = '';
  while (out.length < n) out += ALPHABET[intn(ALPHABET.length, random)]!;
  return out;
}

/**
 * A text, such as a hash, in the letters of {@link string}: one for each character. Mirrors Go's `rand.SafeEncodeString`.
 *
 * Where the text is not ASCII, Go ends with a NUL for each byte that there are more than characters, and so do we: names
 * made of it must agree.
 */
export function safeEncodeString(s: string): string {
  let out = '';
  // Half a surrogate pair is U+FFFD to Go.
  for (const char of s) out += ALPHABET[codeOf(char) % ALPHABET.length]!;
  return out + '\0'.repeat(utf8Length(s) - out.length);
}

function codeOf(char: string): number {
  const code = char.codePointAt(0)!;
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}
