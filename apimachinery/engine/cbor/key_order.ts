import { compareUTF8 } from '../text/utf8.ts';

/** Sorts keys as their bytes in CBOR: the shorter goes first, because the length stands before the text. */
export function sortForCBOR(keys: string[]): string[] {
  if (keys.length < 2) return keys;
  return keys.every(isASCII) ? keys.sort(compareASCII) : keys.sort(compareAny);
}

function isASCII(key: string): boolean {
  for (let at = 0; at < key.length; at++) if (key.charCodeAt(at) > 127) return false;
  return true;
}

function compareASCII(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

function compareAny(a: string, b: string): number {
  return lengthInUTF8(a) - lengthInUTF8(b) || compareUTF8(a, b);
}

function lengthInUTF8(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // Each half of a pair counts 2; half a pair alone becomes U+FFFD.
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code >= 0xd800 && code < 0xe000 && isPaired(text, at) ? 2 : 3;
  }
  return length;
}

function isPaired(text: string, at: number): boolean {
  const isHigh = text.charCodeAt(at) < 0xdc00;
  const other = text.charCodeAt(isHigh ? at + 1 : at - 1);
  return isHigh ? other >= 0xdc00 && other < 0xe000 : other >= 0xd800 && other < 0xdc00;
}
