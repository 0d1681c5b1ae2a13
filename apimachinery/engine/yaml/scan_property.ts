import { hexValue, isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, isDigit, isWord } from './character.ts';
import type { Cursor } from './cursor.ts';
import type { Token } from './token.ts';
import { ANCHOR, TAG, TAG_DIRECTIVE, VERSION_DIRECTIVE } from './token.ts';

/** Reads `&name` or `*name`. */
export function scanAnchor(s: Cursor, type: number): Token {
  const { line, column } = s;
  s.pos++;
  const value = readWord(s);
  const c = s.text.charCodeAt(s.pos);
  if (value === '' || !(isBlankOrEnd(c) || '?:,]}%@`'.includes(s.text[s.pos]!))) {
    s.fail('did not find expected alphabetic or numeric character');
  }
  return { type, line, column, endColumn: s.column, end: s.pos, value, suffix: '', plain: type === ANCHOR };
}

/** Reads `!suffix`, `!!suffix`, `!handle!suffix`, `!<uri>` or a lone `!`. */
export function scanTag(s: Cursor): Token {
  const { line, column } = s;
  let handle = '';
  let suffix: string;
  if (s.text[s.pos + 1] === '<') {
    s.pos += 2;
    suffix = readURI(s, '');
    if (s.text[s.pos] !== '>') s.fail("did not find the expected '>'");
    s.pos++;
  } else {
    handle = readHandle(s, false);
    if (handle.length > 1 && handle.endsWith('!')) {
      suffix = readURI(s, '');
    } else {
      suffix = readURI(s, handle);
      handle = '!';
      if (suffix === '') {
        handle = '';
        suffix = '!';
      }
    }
  }
  if (!isBlankOrEnd(s.text.charCodeAt(s.pos))) s.fail('did not find expected whitespace or line break');
  return { type: TAG, line, column, endColumn: s.column, end: s.pos, value: handle, suffix, plain: false };
}

/** Reads a `%YAML` or `%TAG` line. */
export function scanDirective(s: Cursor): Token {
  const { line, column } = s;
  s.pos++;
  const name = readWord(s);
  if (name === '') s.fail('could not find expected directive name');
  if (!isBlankOrEnd(s.text.charCodeAt(s.pos))) s.fail('found unexpected non-alphabetical character');
  let value = '';
  let suffix = '';
  if (name === 'YAML') {
    s.skipBlanks();
    value = readVersionNumber(s);
    if (s.text[s.pos] !== '.') s.fail("did not find expected digit or '.' character");
    s.pos++;
    value += '.' + readVersionNumber(s);
  } else if (name === 'TAG') {
    s.skipBlanks();
    value = readHandle(s, true);
    if (!isBlank(s.text.charCodeAt(s.pos))) s.fail('did not find expected whitespace');
    s.skipBlanks();
    suffix = readURI(s, '');
    if (!isBlankOrEnd(s.text.charCodeAt(s.pos))) s.fail('did not find expected whitespace or line break');
  } else {
    s.fail('found unknown directive name');
  }
  const endColumn = s.column;
  s.skipBlanks();
  s.skipComment();
  if (!isBreakOrEnd(s.text.charCodeAt(s.pos))) s.fail('did not find expected comment or line break');
  if (isBreak(s.text.charCodeAt(s.pos))) s.skipBreak();
  return {
    type: name === 'YAML' ? VERSION_DIRECTIVE : TAG_DIRECTIVE,
    line,
    column,
    endColumn,
    end: s.pos,
    value,
    suffix,
    plain: false,
  };
}

function readWord(s: Cursor): string {
  const start = s.pos;
  while (isWord(s.text.charCodeAt(s.pos))) s.pos++;
  return s.text.slice(start, s.pos);
}

function readVersionNumber(s: Cursor): string {
  const start = s.pos;
  while (isDigit(s.text.charCodeAt(s.pos))) {
    if (s.pos - start === 2) s.fail('found extremely long version number');
    s.pos++;
  }
  if (s.pos === start) s.fail('did not find expected version number');
  return String(Number(s.text.slice(start, s.pos)));
}

function readHandle(s: Cursor, directive: boolean): string {
  const start = s.pos;
  if (s.text[s.pos] !== '!') s.fail("did not find expected '!'");
  s.pos++;
  readWord(s);
  if (s.text[s.pos] === '!') s.pos++;
  else if (directive && s.pos - start > 1) s.fail("did not find expected '!'");
  return s.text.slice(start, s.pos);
}

/** Reads the rest of a tag; `head` is what was read of it as a handle, its `!` not counting. */
function readURI(s: Cursor, head: string): string {
  let uri = head.slice(1);
  const start = s.pos;
  let c = s.text.charCodeAt(s.pos);
  while (isWord(c) || (c !== 0 && ";/?:@&=+$,.!~*'()[]%".includes(s.text[s.pos]!))) {
    if (c === 0x25) {
      uri += readURIEscape(s);
    } else {
      uri += s.text[s.pos];
      s.pos++;
    }
    c = s.text.charCodeAt(s.pos);
  }
  if (s.pos === start && head === '') s.fail('did not find expected tag URI');
  return uri;
}

function readURIEscape(s: Cursor): string {
  const bytes: number[] = [];
  let left = 1;
  while (left > 0) {
    const high = s.text[s.pos] === '%' ? hexValue(s.text.charCodeAt(s.pos + 1)) : -1;
    const low = high < 0 ? -1 : hexValue(s.text.charCodeAt(s.pos + 2));
    if (low < 0) s.fail('did not find URI escaped octet');
    const octet = high * 16 + low;
    if (bytes.length === 0) {
      left =
        octet < 0x80 ? 1 : (octet & 0xe0) === 0xc0 ? 2 : (octet & 0xf0) === 0xe0 ? 3 : (octet & 0xf8) === 0xf0 ? 4 : 0;
      if (left === 0) s.fail('found an incorrect leading UTF-8 octet');
    } else if ((octet & 0xc0) !== 0x80) {
      s.fail('found an incorrect trailing UTF-8 octet');
    }
    bytes.push(octet);
    s.pos += 3;
    left--;
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}
