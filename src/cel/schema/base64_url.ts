const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of padded base64 with the alphabet for URLs; for other texts the index of the byte that is wrong. */
export function decodeBase64URL(text: string): Uint8Array | number {
  const bytes: number[] = [];
  const clean: { readonly code: number; readonly at: number }[] = [];
  let at = 0;
  for (; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\n' || character === '\r') continue;
    if (character === '=') break;
    const code = ALPHABET.indexOf(character);
    if (code < 0) return at;
    clean.push({ code, at });
  }
  const rest = clean.length % 4;
  if (at < text.length) {
    // The padding: two characters need two signs, three need one, and nothing follows.
    const signs = text.slice(at).replace(/[\r\n]/g, '');
    if (rest < 2) return at;
    if (signs !== '='.repeat(4 - rest))
      return signs[1] === '=' || rest === 3 ? at + (4 - rest) : signs.length === 1 ? text.length : at + 1;
  } else if (rest !== 0) {
    return text.length - rest;
  }
  let bits = 0;
  let count = 0;
  for (const { code } of clean) {
    bits = ((bits << 6) | code) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return Uint8Array.from(bytes);
}
