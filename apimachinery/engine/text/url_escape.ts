import { quote } from '../schema/fault.ts';
import { fromUTF8, toUTF8 } from './utf8.ts';

/** Where in a URL a text stands: that decides which characters are escaped there. */
type Part = 'path' | 'host' | 'zone' | 'user' | 'query' | 'fragment';

/** What is wrong with a text that is not a URL. */
export class URLFault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

const UNRESERVED = /[A-Za-z0-9\-_.~]/;
const PLAIN: Readonly<Record<Part, RegExp>> = {
  path: /[$&+,/:;=@]/,
  host: /[!$&'()*+,;=:[\]<>"]/,
  zone: /[!$&'()*+,;=:[\]<>"]/,
  user: /[$&+,;=]/,
  query: /(?!)/,
  fragment: /[$&+,/:;=?@!()*]/,
};

function needsEscape(character: string, part: Part): boolean {
  return !UNRESERVED.test(character) && !PLAIN[part].test(character);
}

/** A text as one character for each of its UTF-8 bytes, which is what is escaped; and back. */
export function bytesOf(text: string): string {
  return Array.from(toUTF8(text), (byte) => String.fromCharCode(byte)).join('');
}

export function textOf(bytes: string): string {
  return fromUTF8(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}

/** Escapes what a part of a URL has to. */
export function escape(bytes: string, part: Part): string {
  return bytes.replace(/[^]/g, (character) =>
    needsEscape(character, part)
      ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
      : character,
  );
}

/** Takes escapes away. */
export function unescape(bytes: string, part: Part): string | URLFault {
  for (let at = 0; at < bytes.length; at++) {
    const character = bytes[at]!;
    if (character === '%') {
      const sequence = bytes.slice(at, at + 3);
      const bad = new URLFault(`invalid URL escape ${quote(textOf(sequence))}`);
      if (!/^%[0-9a-fA-F]{2}$/.test(sequence)) return bad;
      const code = Number.parseInt(sequence.slice(1), 16);
      if (part === 'host' && code < 0x80 && sequence !== '%25') return bad;
      if (part === 'zone' && sequence !== '%25' && code !== 0x20 && needsEscape(String.fromCharCode(code), 'host'))
        return bad;
      at += 2;
    } else if ((part === 'host' || part === 'zone') && character < '\x80' && needsEscape(character, part)) {
      return new URLFault(`invalid character ${quote(character)} in host name`);
    }
  }
  const spaced = part === 'query' ? bytes.replaceAll('+', ' ') : bytes;
  return spaced.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
