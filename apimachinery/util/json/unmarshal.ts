// Go's package also has ConvertMapNumbers and ConvertInterfaceNumbers, which turn json.Number into int64 or float64.
// There is no json.Number here: numbers are exact as they come from the parser, so there is nothing to convert.

import { cannotUnmarshal } from '#engine/go/cannot_unmarshal';
import type { JSONNotes } from '#engine/json/notes';
import { parseJSON } from '#engine/json/parse';
import { readJSON } from '#engine/json/read';
import { TextTokens } from '#engine/json/text_tokens';
import { BEGIN_ARRAY, BEGIN_OBJECT, END_ARRAY, END_OBJECT, KEY, MORE, NUMBER } from '#engine/json/token';
import { formatPath, quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { fromUTF8 } from '#engine/text/utf8';
import { JSONError } from './json_error.ts';

/** Go's strict decoder stops counting here. */
const MAX_ERRORS = 100;

/** A JSON value. A `bigint` is an integer beyond ±(2^53−1). */
export type JSONValue = null | boolean | number | bigint | string | JSONValue[] | { [key: string]: JSONValue };

/** What `unmarshalStrict` gives. */
export interface StrictValue {
  readonly value: JSONValue;
  /** One for each duplicate field, at most 100: `duplicate field "spec.replicas"`. */
  readonly strictErrors: readonly string[];
}

const MIN_INT64 = -0x8000_0000_0000_0000n;
const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

/**
 * Reads JSON. An integer is exact as long as an int64 can hold it; every other number is a float64, rounded if need be.
 * Mirrors k8s.io/apimachinery/pkg/util/json.Unmarshal into an `interface{}`.
 * @throws JSONError when the text is not JSON, or a number too large for a float64
 */
export function unmarshal(data: string | Uint8Array): JSONValue {
  return read(fromUTF8(data));
}

/**
 * The same, and reports duplicate fields; the last one is kept. Mirrors
 * sigs.k8s.io/json.UnmarshalStrict into an `interface{}`.
 * @throws JSONError
 */
export function unmarshalStrict(data: string | Uint8Array): StrictValue {
  const text = fromUTF8(data);
  return { value: read(text), strictErrors: duplicateFields(text) };
}

/** The integer -0, which JSON.parse reads as a float. */
const NEGATIVE_ZERO = /(?:^|[[:,\s])-0(?:$|[\s,}\]])/;

function read(text: string): JSONValue {
  let parsed: ReturnType<typeof parseJSON>;
  try {
    const { value, details } = readJSON(text);
    if (details === undefined && !NEGATIVE_ZERO.test(text)) return value as JSONValue;
    parsed = details === undefined ? parseJSON(text) : { value, details };
  } catch (error) {
    throw new JSONError(asError(error).message, { cause: error });
  }
  if (parsed.details.overflows.size > 0) throw tooLarge(text);
  const root = { '': parsed.value };
  const pending: [object: object, notes: JSONNotes | undefined, isRoot: boolean][] = [[root, undefined, true]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [object, notes, isRoot] = next;
    for (const [key, value] of Object.entries(object)) {
      if (typeof value === 'object' && value !== null) {
        pending.push([value as object, isRoot ? parsed.details.root : notes?.parts.get(key), false]);
      } else if (typeof value === 'bigint' && (value < MIN_INT64 || value > MAX_INT64)) {
        if (!Number.isFinite(Number(value))) throw tooLarge(text);
        put(object, key, Number(value));
      } else if (Object.is(value, -0) && notes?.spellings.has(key) !== true && (!isRoot || !/[.eE]/.test(text))) {
        // `-0` is the integer 0; `-0.0` is a float and keeps its sign.
        put(object, key, 0);
      }
    }
  }
  return root[''] as JSONValue;
}

/** The error for the first number of a JSON text that is too large. */
function tooLarge(text: string): JSONError {
  const tokens = new TextTokens(text);
  let token = tokens.next();
  while (token !== MORE && (token !== NUMBER || Number.isFinite(Number(tokens.raw)))) token = tokens.next();
  return new JSONError(cannotUnmarshal(`number ${tokens.raw}`, 'float64'));
}

function put(object: object, key: string, value: number): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Go's strict errors for an untyped JSON text, which must be valid: one for each path of a duplicate key. */
function duplicateFields(text: string): string[] {
  const found = new Set<string>();
  /** Keys and indexes of the open objects and arrays. */
  const path: (string | number)[] = [];
  /** For each open object its keys, for each open array nothing. */
  const open: (Set<string> | undefined)[] = [];
  const tokens = new TextTokens(text);
  for (let token = tokens.next(); token !== MORE; token = tokens.next()) {
    const keys = open.at(-1);
    if (token === KEY) {
      const key = tokens.string;
      path[path.length - 1] = key;
      if (keys!.has(key) && found.size < MAX_ERRORS) found.add(`duplicate field ${quote(formatPath(path))}`);
      keys!.add(key);
      continue;
    }
    if (token === END_OBJECT || token === END_ARRAY) {
      open.pop();
      path.pop();
      continue;
    }
    // A value: one more item.
    if (open.length > 0 && keys === undefined) path.push((path.pop() as number) + 1);
    if (token === BEGIN_OBJECT || token === BEGIN_ARRAY) {
      open.push(token === BEGIN_OBJECT ? new Set() : undefined);
      path.push(token === BEGIN_OBJECT ? '' : -1);
    }
  }
  return [...found];
}
