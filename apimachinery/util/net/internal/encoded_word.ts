import { decodeBase64 } from '#engine/text/base64';
import { repairUTF8 } from '#engine/text/repair_utf8';
import { toUTF8 } from '#engine/text/utf8';

/** Marks an invalid UTF-8 byte of an encoded word: a lone surrogate, which decoded text never contains. */
const BAD_BYTE = '\udfff';

/**
 * Decodes the encoded words of RFC 2047 in a string: `=?utf-8?q?caf=C3=A9?=`. Undefined for a character set other than
 * UTF-8, ISO 8859-1 and ASCII. Malformed words are kept. Like Go's mime.WordDecoder.
 */
export function decodeHeader(header: string): string | undefined {
  const out: Uint8Array[] = [];
  const keep = (text: string): void => {
    if (text !== '') out.push(toUTF8(text));
  };
  let from = 0;
  let afterWord = false;
  for (let word = findWord(header, from); word !== undefined; word = findWord(header, from)) {
    const content = decodeWord(word.encoding, word.text);
    const before = header.slice(from, word.start);
    if (content === undefined) keep(header.slice(from, word.end));
    else {
      // White space between two encoded words is not part of the string.
      if (!afterWord || !/^[ \t\n\r]*$/.test(before)) keep(before);
      const bytes = inUTF8(word.charset, content);
      if (bytes === undefined) return undefined;
      out.push(bytes);
    }
    afterWord = content !== undefined;
    from = word.end;
  }
  if (out.length === 0) return header;
  keep(header.slice(from));
  return repairUTF8(joined(out), () => BAD_BYTE);
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly charset: string;
  readonly encoding: string;
  readonly text: string;
}

/** Finds the next candidate for an encoded word: `=?charset?E?text?=`. The search ends at an unterminated one. */
function findWord(header: string, from: number): Word | undefined {
  const start = header.indexOf('=?', from);
  const mark = start < 0 ? -1 : header.indexOf('?', start + 2);
  if (mark < 0 || header.length < mark + 5) return undefined;
  const encoding = header[mark + 1]!;
  if (encoding > '\x7f' || header[mark + 2] !== '?') return undefined;
  const end = header.indexOf('?=', mark + 3);
  if (end < 0) return undefined;
  return { start, end: end + 2, charset: header.slice(start + 2, mark), encoding, text: header.slice(mark + 3, end) };
}

function decodeWord(encoding: string, text: string): Uint8Array | undefined {
  if (encoding === 'Q' || encoding === 'q') return decodeQ(text);
  if (encoding !== 'B' && encoding !== 'b') return undefined;
  try {
    return decodeBase64(text);
  } catch {
    return undefined;
  }
}

function decodeQ(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '_') bytes.push(0x20);
    else if (char === '=') {
      const hex = text.slice(at + 1, at + 3);
      if (!/^[0-9A-Fa-f]{2}$/.test(hex)) return undefined;
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else if (/^[ -~\n\r\t]$/.test(char)) bytes.push(char.charCodeAt(0));
    else return undefined;
  }
  return Uint8Array.from(bytes);
}

function inUTF8(charset: string, content: Uint8Array): Uint8Array | undefined {
  // Go ignores case by Unicode's rules, by which the long s is an s.
  switch (charset.replaceAll('\u017f', 's').toLowerCase()) {
    case 'utf-8':
      return content;
    case 'iso-8859-1':
      return toUTF8(Array.from(content, (byte) => String.fromCharCode(byte)).join(''));
    case 'us-ascii':
      return toUTF8(Array.from(content, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : '\ufffd')).join(''));
    default:
      return undefined;
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
