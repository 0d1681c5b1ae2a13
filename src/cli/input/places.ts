import { parseJSON } from '#engine/json/parse';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import { formatPath, quote } from '#engine/schema/fault';
import type { JSONDetails } from '#engine/json/parse';
import { parseYAML, YAMLError } from '#engine/yaml/index';
import type { Document } from './documents.ts';
import { duplicateKeys } from './duplicate_keys.ts';
import type { FileFault } from './file_fault.ts';

/** Maximum duplicates to report. */
const MAX_DUPLICATES = 1000;

/** A place in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type Keys = readonly (string | number)[];

/** A document parsed with the positions of its parts. */
export interface Placed {
  readonly value: unknown;
  /** Details JSON.parse does not report; undefined for YAML. */
  readonly details: JSONDetails | undefined;
  /** The position of a key or item, or of the nearest one around it. */
  readonly locate: (keys: Keys) => Place;
  /** Duplicate keys. */
  readonly duplicates: readonly FileFault[];
}

/** Parses a document with the positions of its parts; returns the fault if it can't be parsed. */
export function readPlaced(document: Document, strict: boolean): Placed | FileFault {
  return document.format === 'json' ? readJSON(document, strict) : readYAML(document, strict);
}

function readYAML(document: Document, strict: boolean): Placed | FileFault {
  try {
    const { value, locate } = parseYAML(document.text, { positions: true });
    const found = (keys: Keys): Place => {
      const { line, column } = nearestPlace(keys, locate);
      return { line: document.line + line - 1, column };
    };
    return {
      value,
      details: undefined,
      locate: found,
      duplicates: strict ? duplicateKeys(document, value, locate) : [],
    };
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error;
    return syntaxFault(
      { line: document.line + Math.max(error.line, 1) - 1, column: Math.max(error.column, 1) },
      error.message,
    );
  }
}

function readJSON(document: Document, strict: boolean): Placed | FileFault {
  const { text } = document;
  let starts: number[] | undefined;
  const placeOf = (offset: number): Place => {
    starts ??= lineStarts(text);
    const line = lineOf(starts, offset);
    const column = offset - starts[line]! + 1;
    return { line: document.line + line, column: line === 0 ? column + document.indent : column };
  };
  try {
    const { value, details } = parseJSON(text, { offsets: true });
    // Verification replaces some objects; positions are known for the original ones.
    const { value: untouched, details: places } = parseJSON(text, { offsets: true });
    const locate = (keys: Keys): Place => placeOf(nearestPlace(keys, (path) => offsetOf(untouched, places, path)));
    return { value, details, locate, duplicates: strict ? repeatedKeys(untouched, places, placeOf) : [] };
  } catch (error) {
    if (!(error instanceof JSONSyntaxError)) throw error;
    return syntaxFault(placeOf(error.offset), error.message);
  }
}

function syntaxFault(place: Place, text: string): FileFault {
  return { reason: 'syntax', ...place, path: '', text };
}

interface Node {
  readonly value: unknown;
  readonly key: string | number;
  readonly parent: Node | undefined;
}

/** The duplicate keys of all objects in the value. */
function repeatedKeys(root: unknown, { duplicates }: JSONDetails, placeOf: (offset: number) => Place): FileFault[] {
  const faults: FileFault[] = [];
  if (duplicates.size === 0) return faults;
  const open: Node[] = [{ value: root, key: '', parent: undefined }];
  for (let node = open.pop(); node !== undefined && faults.length < MAX_DUPLICATES; node = open.pop()) {
    const { value } = node;
    if (typeof value !== 'object' || value === null) continue;
    const repeated = duplicates.get(value) ?? [];
    for (const [key, offset] of repeated.slice(0, MAX_DUPLICATES)) {
      const path = formatPath([...pathOf(node), key]);
      faults.push({ reason: 'duplicate', ...placeOf(offset), path, text: `duplicate field ${quote(path)}` });
    }
    const isList = Array.isArray(value);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null)
        open.push({ value: child, key: isList ? Number(key) : key, parent: node });
    }
  }
  return faults;
}

function pathOf(node: Node): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = node; at.parent !== undefined; at = at.parent) keys.unshift(at.key);
  return keys;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) starts.push(feed + 1);
  return starts;
}

/** The line of an offset, from 0: the last that starts at it or before it. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function offsetOf(root: unknown, details: JSONDetails, keys: Keys): number | undefined {
  let offset: number | undefined = 0;
  let value = root;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    offset = details.offsets.get(value)?.get(String(key));
    if (offset === undefined) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return offset;
}

function nearestPlace<T>(keys: Keys, locate: (keys: Keys) => T | undefined): T {
  for (let length = keys.length; length > 0; length--) {
    const place = locate(keys.slice(0, length));
    if (place !== undefined) return place;
  }
  return locate([])!;
}
