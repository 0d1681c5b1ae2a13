import type { Token, TokenKind } from './token.ts';

/** What reads no token: `text` is from the start of the attempt to the character at which it failed. */
export type LexicalFault = (start: number, text: string) => void;

const WORDS: Readonly<Record<string, TokenKind>> = { in: "'in'", true: "'true'", false: "'false'", null: "'null'" };
const PAIRS: readonly TokenKind[] = ["'=='", "'!='", "'<='", "'>='", "'&&'", "'||'"];
const SINGLES = '<>[]{}().,-!?:+*/%';

const BLANK = /[\t \r\n\f]+/y;
const COMMENT = /\/\/[^\n]*/y;
const NAME = /[A-Za-z_][A-Za-z_0-9]*/y;
const QUOTED_NAME = /`[A-Za-z0-9_.\-/ ]+`/y;
const NUMBER =
  /(?<float>\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\.\d+(?:[eE][+-]?\d+)?)|(?<uint>0x[0-9a-fA-F]+[uU]|\d+[uU])|(?<int>0x[0-9a-fA-F]+|\d+)/y;

/**
 * Cuts an expression into tokens, `<EOF>` last. What reads no token is reported and skipped, as a lexer made by ANTLR
 * does it: everything up to and including the character at which the longest attempt failed.
 */
export function tokens(text: string, fault: LexicalFault): Token[] {
  const found: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const add = (kind: TokenKind, length: number): void => {
    found.push({ kind, text: text.slice(at, at + length), start: at });
    at += length;
  };
  while (at < text.length) {
    const blank = match(BLANK) ?? match(COMMENT);
    if (blank !== null) {
      at += blank[0].length;
      continue;
    }
    const quoted = matchQuoted(text, at);
    if (quoted.end >= 0) {
      add(quoted.bytes ? 'BYTES' : 'STRING', quoted.end - at);
      continue;
    }
    const name = match(NAME);
    if (name !== null) {
      add(Object.hasOwn(WORDS, name[0]) ? WORDS[name[0]]! : 'IDENTIFIER', name[0].length);
      continue;
    }
    const number = match(NUMBER);
    if (number !== null) {
      const { float, uint } = number.groups!;
      add(float !== undefined ? 'NUM_FLOAT' : uint !== undefined ? 'NUM_UINT' : 'NUM_INT', number[0].length);
      continue;
    }
    const quotedName = match(QUOTED_NAME);
    if (quotedName !== null) {
      add('ESC_IDENTIFIER', quotedName[0].length);
      continue;
    }
    const pair = `'${text.slice(at, at + 2)}'` as TokenKind;
    if (PAIRS.includes(pair)) {
      add(pair, 2);
      continue;
    }
    const character = text[at]!;
    if (SINGLES.includes(character)) {
      add(`'${character}'` as TokenKind, 1);
      continue;
    }
    const failed = quoted.failedAt >= 0 ? quoted.failedAt : failedAt(text, at);
    const width = failed < text.length ? String.fromCodePoint(text.codePointAt(failed)!).length : 0;
    fault(at, text.slice(at, failed + width));
    at = failed + width;
  }
  found.push({ kind: '<EOF>', text: '<EOF>', start: text.length });
  return found;
}

/** Where reading a token other than a string fails. */
function failedAt(text: string, start: number): number {
  const character = text[start]!;
  if (character === '&' || character === '|' || character === '=') return start + 1;
  if (character === '`') return start + 1 + /^[A-Za-z0-9_.\-/ ]*/.exec(text.slice(start + 1))![0].length;
  return start;
}

interface Quoted {
  readonly bytes: boolean;
  /** Behind the closing quote; -1 for no string here. */
  readonly end: number;
  /** Where the attempt to read a string failed; -1 when none was made or something shorter is a token. */
  readonly failedAt: number;
}

const NO_STRING: Quoted = { bytes: false, end: -1, failedAt: -1 };

/** A string or bytes literal with its prefixes. */
function matchQuoted(text: string, start: number): Quoted {
  let at = start;
  const bytes = text[at] === 'b' || text[at] === 'B';
  if (bytes) at++;
  const raw = text[at] === 'r' || text[at] === 'R';
  if (raw) at++;
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return NO_STRING;
  let failed = -1;
  if (text.startsWith(quote.repeat(3), at)) {
    const long = readString(text, at + 3, quote.repeat(3), raw);
    if (long.end >= 0) return { bytes, end: long.end, failedAt: -1 };
    failed = long.failedAt;
  }
  const short = readString(text, at + 1, quote, raw);
  if (short.end >= 0) return { bytes, end: short.end, failedAt: -1 };
  // A prefix alone is an identifier.
  return at > start ? NO_STRING : { bytes, end: -1, failedAt: Math.max(failed, short.failedAt) };
}

const ESCAPE = /\\(?:[abfnrtv"'\\?`]|[0-3][0-7][0-7]|[xX][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;

function readString(
  text: string,
  start: number,
  quote: string,
  raw: boolean,
): { readonly end: number; readonly failedAt: number } {
  const long = quote.length === 3;
  for (let at = start; at < text.length; ) {
    if (text.startsWith(quote, at)) return { end: at + quote.length, failedAt: -1 };
    const character = text[at]!;
    if (!long && (character === '\n' || character === '\r')) return { end: -1, failedAt: at };
    if (character === '\\' && !raw) {
      ESCAPE.lastIndex = at;
      const escape = ESCAPE.exec(text);
      if (escape === null) return { end: -1, failedAt: escapeFailedAt(text, at) };
      at += escape[0].length;
    } else {
      at++;
    }
  }
  return { end: -1, failedAt: text.length };
}

/** Where a bad escape sequence goes wrong: behind its digits, which are too few. */
function escapeFailedAt(text: string, start: number): number {
  const [good = ''] = /^(?:[xXuU][0-9a-fA-F]*|[0-3][0-7]*)/.exec(text.slice(start + 1)) ?? [];
  return start + 1 + good.length;
}
