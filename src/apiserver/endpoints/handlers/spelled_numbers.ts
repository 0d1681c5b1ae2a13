import { JSONDocument } from '#engine/json/document';
import { type Spellings, spellingsAt } from '#engine/json/notes';
import { put, setOwn } from '#engine/json/own_property';
import { stringifyJSON } from '#engine/json/stringify';
import { fromUTF8 } from '#engine/text/utf8';

/** Half a surrogate pair, which no other string has here. */
const MARK = '\udfff';
/** Whole numbers from here on are written with an exponent. */
const EXPONENTIAL = 1e21;
const UNPAIRED = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const MARKED = /"\\udfff([^"]*)"/g;

/** What a text has in which a number is spelled otherwise, or a character is half a pair. */
const MAY_BE_SPELLED = /\d[.eE]|-0|\\u[dD][89a-fA-F]/;

/**
 * The value of a JSON patch or a JSON merge patch, in which numbers that are spelled otherwise than they would be written
 * (`1.0`, `1e3`) are strings with a mark: Go applies patches to texts, so that `1.0` is not an integer in what comes out, and
 * not the same as `1`.
 */
export function withSpelledNumbers(value: unknown, body: Uint8Array): unknown {
  const text = fromUTF8(body);
  if (!MAY_BE_SPELLED.test(text)) return value;
  return marked(value, new JSONDocument(text).spellings);
}

function marked(value: unknown, spellings: Spellings | undefined): unknown {
  if (typeof value === 'number')
    return typeof spellings === 'string' && spellings !== JSON.stringify(value) ? MARK + spellings : value;
  if (typeof value === 'string') return value.replace(UNPAIRED, '\ufffd');
  if (Array.isArray(value)) return value.map((item, index) => marked(item, spellingsAt(spellings, index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, marked(each, spellingsAt(spellings, key))]),
  );
}

/**
 * What such a patch made of an object: with numbers in place of marked strings, and how they are spelled; the spellings of
 * numbers that are written with an exponent, too. What is given stays as it is.
 */
export function withoutMarks(value: unknown): { readonly value: unknown; readonly spellings?: Spellings } {
  if (typeof value === 'string' && value.startsWith(MARK)) {
    const spellings = value.slice(MARK.length);
    return { value: Number(spellings), spellings };
  }
  if (typeof value === 'number') return Math.abs(value) < EXPONENTIAL ? { value } : { value, spellings: String(value) };
  if (typeof value !== 'object' || value === null) return { value };
  let changed: object | undefined;
  let spellings: Record<string, Spellings> | undefined;
  for (const [key, each] of Object.entries(value)) {
    const own = withoutMarks(each);
    if (own.value !== each) setOwn((changed ??= Array.isArray(value) ? [...value] : { ...value }), key, own.value);
    if (own.spellings !== undefined) put((spellings ??= {}), key, own.spellings);
  }
  return { value: changed ?? value, ...(spellings && { spellings }) };
}

/** The JSON text of what such a patch made of an object: numbers as the patch spells them. */
export function spelledJSON(value: unknown): string {
  return stringifyJSON(value).replace(MARKED, '$1');
}
