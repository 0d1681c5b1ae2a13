import { repairUTF8 } from '#engine/text/repair_utf8';

/**
 * The text of a stream. Bytes that are not UTF-8 become lone surrogates, which no YAML document may hold: so only the
 * document they are in is refused.
 *
 * Differs from Go: it names what is wrong with the bytes, here it is always an invalid character.
 */
export function streamText(input: string | Uint8Array): string {
  if (typeof input === 'string') return input;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(input);
  } catch {
    return repairUTF8(input, (byte) => String.fromCharCode(0xdc00 + byte));
  }
}

// What unicode.IsSpace of Go holds for white space; JavaScript's own set differs in U+0085 and U+FEFF.
const leadingSpace = /^[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/;
const trailingSpace = /[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]$/;

/** Takes leading white space off. */
export function trimLeft(text: string): string {
  return text.replace(leadingSpace, '');
}

/** Takes white space off both ends. */
export function trimSpace(text: string): string {
  let end = text.length;
  while (end > 0 && trailingSpace.test(text.charAt(end - 1))) end--;
  return trimLeft(text.slice(0, end));
}

/** How many bytes a text takes in UTF-8. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x80) continue;
    // A surrogate pair is two units and four bytes.
    bytes += c < 0x800 || (c & 0xf800) === 0xd800 ? 1 : 2;
  }
  return bytes;
}
