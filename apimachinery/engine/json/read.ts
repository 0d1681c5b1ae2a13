/** JSON text to values: JSON.parse wherever it loses nothing, the exact parser where it would. */
import { hasMoreLevels, mayBeDeep } from './levels.ts';
import type { JSONDetails } from './parse.ts';
import { parseJSON } from './parse.ts';

/** What JSON.parse may lose: a number with a fraction, an exponent or more digits than 2^53, or a string that looks so. */
const SPELLED = /(?:[\s"]:|[[,]|^)\s*-?(?:\d{16}|\d+[.eE])/;
/** The same and more, also within strings, but found three times as fast; not at the start of a text. */
const MAYBE_SPELLED = /[\s:,[]-?\d(?:\d*[.eE]|\d{15})/;
/** The same of members of objects, but for integers. */
const SPELLED_MEMBER = /[\s"]:\s*-?\d+[.eE]/;
/** The same of items of arrays. */
const SPELLED_ITEM = /[[,]\s*-?\d+[.eE]/;

/** A JSON value, and what reading found out about its text. */
export interface ReadResult {
  value: unknown;
  /** Only when something was there that JSON.parse doesn't tell. */
  details: JSONDetails | undefined;
}

/**
 * Parses JSON text. Of a duplicate key the last value counts. Integers beyond 2^53 are `bigint`.
 *
 * Differs from Go: it reads each value of a duplicate key over the one before, so that objects and lists are merged, and
 * a value that is overwritten can still be refused. Strict reading reports duplicate keys on both sides.
 * @throws JSONSyntaxError with Go's text
 */
export function readJSON(text: string): ReadResult {
  return hasSpelled(text) ? parseJSON(text) : read(text, true);
}

/**
 * The same for a caller that looks at every value, and reads the text again with {@link parseJSON} where a number is wrong,
 * beyond 2^53, or counts to its last digit, where it meets numbers in an array and {@link hasSpelledItems}, and where
 * values are nested in many levels.
 */
export function readJSONFast(text: string): ReadResult {
  return hasSpelledMembers(text) ? parseJSON(text) : read(text, false);
}

function read(text: string, countLevels: boolean): ReadResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return parseJSON(text);
  }
  // Those who look at every value begin with an object: they refuse an array at once.
  const isUnseen = typeof value === 'object' && value !== null && (countLevels || Array.isArray(value));
  const isDeep = isUnseen && mayBeDeep(text) && hasMoreLevels(value as object);
  return isDeep ? parseJSON(text) : { value, details: undefined };
}

/** Whether JSON.parse may lose something of a number in a text. */
export function hasSpelled(text: string): boolean {
  return (MAYBE_SPELLED.test(text) || !text.startsWith('{')) && SPELLED.test(text);
}

/** Whether a number in an object may be spelled with a fraction or an exponent. */
export function hasSpelledMembers(text: string): boolean {
  return SPELLED_MEMBER.test(text);
}

/** Whether a number in an array may be spelled with a fraction or an exponent. */
export function hasSpelledItems(text: string): boolean {
  return SPELLED_ITEM.test(text);
}
