/** JSON text to values: JSON.parse wherever it loses nothing, the exact parser where it would. */
import { isDigit } from '../text/name_syntax.ts';
import { parseJSON } from './parse.ts';
import type { JSONDetails } from './parse.ts';
import { isSpace } from './space.ts';

/** More brackets than close one after the other in any sane document: looking for them is cheaper than counting depth. */
const RUN = 16;
/** Where to look: a text nested more deeply than Go allows closes in a longer run. */
const STRIDE = 1024;
/** A text of fewer characters can't be nested more deeply than Go allows. */
const MIN_DEEP_LENGTH = 20000;
/** 2^53 has this many digits. */
const LONG = 16;
/** Up to this length, looking for exponents costs little next to everything else. */
const SHORT_TEXT = 4096;
/** Up to this length, looking for fractions does: long texts are lists, whose strings are full of versions (1.0.3). */
const LONG_TEXT = 65536;
/** What a number with an exponent has in its middle. */
const EXPONENT = /[0-9][eE][0-9+-]/g;

/** How {@link readJSON} reads. */
export interface ReadOptions {
  /** Note duplicate keys and where keys stand: always takes the exact parser. */
  details?: boolean;
  /**
   * For a caller that looks at every number, and reads the text again with {@link parseJSON} where one is wrong, beyond
   * 2^53, or counts to its last digit: only what no value shows is looked for, and exponents in short texts alone.
   */
  fast?: boolean;
}

/** A JSON value, and what {@link readJSON} found out about its text. */
export interface ReadResult {
  value: unknown;
  /** Only when something was there that JSON.parse doesn't tell. */
  details: JSONDetails | undefined;
}

/**
 * Parses JSON text. Of a key that stands twice the last value counts. Integers beyond 2^53 are `bigint`, unless `fast`.
 *
 * Differs from Go: it reads each value of a repeated key over the one before, so that objects and lists are merged, and
 * a value that is overwritten can still be refused. Strict reading reports repeated keys on both sides.
 * @throws JSONSyntaxError with Go's text
 */
export function readJSON(text: string, options: ReadOptions = {}): ReadResult {
  if (options.details === true) return parseJSON(text, { offsets: true });
  if (!isPlain(text, options.fast === true)) return parseJSON(text);
  try {
    return { value: JSON.parse(text), details: undefined };
  } catch {
    return parseJSON(text);
  }
}

/** Whether JSON.parse gives all there is. May say no for a text it would do for. */
function isPlain(text: string, fast: boolean): boolean {
  // A fraction that is not 0 shows in the value.
  // Differs from Go: when fast, an integer is taken whose fraction has so many digits that it is rounded away, and in
  // long texts any that has a fraction of zeros (1.0), as looking for those would cost up to a seventh of JSON.parse.
  if (fast ? text.length <= LONG_TEXT && hasFraction(text, '.0') : hasFraction(text, '.') || hasLongNumber(text))
    return false;
  // Differs from Go: an integer written with an exponent (1e3) is taken in long texts that are not read strictly,
  // because looking for exponents would cost a tenth of the time of JSON.parse.
  if ((!fast || text.length <= SHORT_TEXT) && hasExponent(text)) return false;
  return text.length < MIN_DEEP_LENGTH || !hasRun(text);
}

function hasRun(text: string): boolean {
  for (let at = STRIDE; at < text.length; at += STRIDE) {
    let end = at;
    while (end < at + RUN && isClosing(text.charCodeAt(end))) end++;
    if (end === at + RUN) return true;
  }
  return false;
}

function isClosing(code: number): boolean {
  return code === 125 || code === 93;
}

/** Whether there is a number with a fraction that begins so, or a string that looks like one to the eye of this function. */
function hasFraction(text: string, start: '.' | '.0'): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (isDigit(text.charCodeAt(at - 1)) && startsNumber(text, at - 1)) return true;
  }
  return false;
}

function hasExponent(text: string): boolean {
  EXPONENT.lastIndex = 0;
  while (EXPONENT.test(text)) {
    if (startsNumber(text, EXPONENT.lastIndex - 3)) return true;
    EXPONENT.lastIndex -= 1;
  }
  return false;
}

/** Whether the digits that end at `at` stand where a number can stand. */
function startsNumber(text: string, at: number): boolean {
  let code = text.charCodeAt(at);
  while (isDigit(code)) code = text.charCodeAt(--at);
  if (code === 45) code = text.charCodeAt(--at);
  while (isSpace(code)) code = text.charCodeAt(--at);
  // After a key and a colon, a comma, a bracket, or at the start.
  if (code !== 58) return code === 44 || code === 91 || at < 0;
  do code = text.charCodeAt(--at);
  while (isSpace(code));
  return code === 34;
}

/** Whether there are so many digits in a row that they could be an integer beyond 2^53. */
function hasLongNumber(text: string): boolean {
  for (let at = LONG - 1; at < text.length; at += LONG) {
    if (!isDigit(text.charCodeAt(at))) continue;
    let from = at;
    while (isDigit(text.charCodeAt(from - 1))) from--;
    // The digits are not looked at again, however many they are.
    while (isDigit(text.charCodeAt(at + 1))) at++;
    if (at - from + 1 >= LONG && text[from - 1] !== '"') return true;
  }
  return false;
}
