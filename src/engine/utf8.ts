import { repairUTF8 } from './repair_utf8.ts';

const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = /* @__PURE__ */ new TextEncoder();

/** Text of UTF-8 bytes. Each byte of no character becomes U+FFFD; a byte order mark stays. Text is given back as it is. */
export function fromUTF8(data: string | Uint8Array): string {
  if (typeof data === 'string') return data;
  try {
    return decoder.decode(data);
  } catch {
    return repairUTF8(data);
  }
}

export function toUTF8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The order of the UTF-8 bytes of two texts, which Go sorts map keys by. */
export function compareUTF8(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    let x = a.charCodeAt(index);
    let y = b.charCodeAt(index);
    if (x === y) continue;
    // Surrogates stand for characters above all others.
    if (x >= 0xd800 && y >= 0xd800) {
      x = x >= 0xe000 ? x - 0x800 : x + 0x2000;
      y = y >= 0xe000 ? y - 0x800 : y + 0x2000;
    }
    return x - y;
  }
  return a.length - b.length;
}
