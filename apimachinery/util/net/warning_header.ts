import { isSpace, trimSpace } from '#engine/go/trim_space';
import { decodeHeader } from './internal/encoded_word.ts';
import { NetworkValueError } from './network_value_error.ts';

/** A warning from a `Warning` header. Mirrors Go's `net.WarningHeader`. */
export interface WarningHeader {
  /** 299 for warnings of any kind. */
  readonly code: number;
  /** The agent that warns; `-` when unknown. */
  readonly agent: string;
  readonly text: string;
}

/** Result of {@link parseWarningHeaders}. */
export interface ParsedWarningHeaders {
  readonly warnings: WarningHeader[];
  /** One for each header that could not be fully parsed. */
  readonly errors: NetworkValueError[];
}

/** A warning and the rest of the header. */
export interface ParsedWarningHeader {
  readonly warning: WarningHeader;
  /** Further warnings in the same header; empty when there are none. */
  readonly remainder: string;
}

/**
 * Parses the values of `Warning` headers, each of which may hold several warnings. After an invalid one, the rest of
 * its value is skipped. Mirrors Go's `net.ParseWarningHeaders`.
 */
export function parseWarningHeaders(headers: readonly string[]): ParsedWarningHeaders {
  const warnings: WarningHeader[] = [];
  const errors: NetworkValueError[] = [];
  for (const header of headers) {
    try {
      for (let rest = header; rest !== ''; ) {
        const { warning, remainder } = parseWarningHeader(rest);
        warnings.push(warning);
        rest = remainder;
      }
    } catch (error) {
      if (!(error instanceof NetworkValueError)) throw error;
      errors.push(error);
    }
  }
  return { warnings, errors };
}

/**
 * The first warning of a header's value: `299 agent "text"`, with a date in quotes after it or not. Text in encoded words
 * of RFC 2047 is decoded. Mirrors Go's `net.ParseWarningHeader`.
 * @throws {NetworkValueError} with Go's text
 */
export function parseWarningHeader(header: string): ParsedWarningHeader {
  const trimmed = trimSpace(header);
  const first = trimmed.indexOf(' ');
  const second = first < 0 ? -1 : trimmed.indexOf(' ', first + 1);
  if (second < 0) fail('fewer than 3 segments');
  const code = trimmed.slice(0, first);
  const agent = trimmed.slice(first + 1, second);
  if (!/^[0-9]{3}$/.test(code)) fail('code segment is not 3 digits between 100-299');
  if (agent === '') fail('empty agent segment');
  if (!isClean(agent)) fail('invalid agent');
  const { text: quoted, rest } = readQuoted(trimmed.slice(second + 1));
  const text = decodeHeader(quoted) ?? quoted;
  if (!isClean(text)) fail('invalid text');
  return { warning: { code: Number(code), agent, text }, remainder: afterComma(afterDate(rest)) };
}

/**
 * Formats the value of a `Warning` header: `299 agent "text"`. An empty agent becomes `-`. Mirrors Go's
 * `net.NewWarningHeader`.
 * @throws {NetworkValueError} with Go's text when the code is not an integer from 0 to 999, the agent has spaces,
 * quotes, backslashes or control characters, or the string has control characters
 */
export function newWarningHeader(code: number, agent: string, text: string): string {
  if (!Number.isInteger(code) || code < 0 || code > 999) throw new NetworkValueError('code must be between 0 and 999');
  if (!isClean(agent) || /[\\"]/.test(agent) || Array.from(agent).some((char) => isSpace(char.codePointAt(0)!))) {
    throw new NetworkValueError(
      'agent must be valid UTF-8 and must not contain spaces, quotes, backslashes, or control characters',
    );
  }
  if (!isClean(text)) throw new NetworkValueError('text must be valid UTF-8 and must not contain control characters');
  return `${String(code).padStart(3, '0')} ${agent || '-'} "${text.replace(/["\\]/g, '\\$&')}"`;
}

function fail(what: string): never {
  throw new NetworkValueError(`invalid warning header: ${what}`);
}

/** Neither control characters nor half a surrogate pair, which has no UTF-8. */
function isClean(text: string): boolean {
  return !/[\0-\x1f\x7f-\x9f\ud800-\udfff]/u.test(text);
}

/** Parses a quoted string with backslash escapes; returns it and the rest. */
function readQuoted(input: string): { text: string; rest: string } {
  if (!input.startsWith('"')) fail('invalid quoted string: missing initial quote');
  let text = '';
  let from = 1;
  for (let at = 1; at < input.length; at++) {
    const char = input[at]!;
    if (char === '"') return { text: text + input.slice(from, at), rest: trimSpace(input.slice(at + 1)) };
    if (char !== '\\') continue;
    text += input.slice(from, at);
    // A backslash escapes any character.
    from = ++at;
  }
  return fail('invalid quoted string: missing closing quote');
}

function afterDate(rest: string): string {
  if (!rest.startsWith('"')) return rest;
  const end = rest.indexOf('"', 1);
  return end < 0 ? fail('unterminated date segment') : trimSpace(rest.slice(end + 1));
}

function afterComma(rest: string): string {
  if (rest === '') return '';
  return rest.startsWith(',') ? trimSpace(rest.slice(1)) : fail('unexpected token after warn-date');
}
