import { duplicatesOf, MAX_DUPLICATES, notesAt } from '#engine/json/notes';
import type { JSONDetails } from '#engine/json/parse';
import { parseJSON } from '#engine/json/parse';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import { ValueDocument } from '#engine/json/value_document';
import { comparePlaces } from '#engine/schema/compare_places';
import { formatPath, quote } from '#engine/schema/fault';
import { parseYAML, YAMLError } from '#engine/yaml/index';
import type { Document } from './documents.ts';
import type { FileFault } from './file_fault.ts';

/** A place in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type Keys = readonly (string | number)[];

/** A document parsed with the positions of its parts. */
export interface Placed {
  readonly value: unknown;
  /** Details of the value at a path that JSON.parse does not report; undefined for YAML. */
  readonly detailsAt: (keys: Keys) => JSONDetails | undefined;
  /** The position of a key or item, or of the nearest one around it. */
  readonly locate: (keys: Keys) => Place;
  /** Duplicate keys, but not those that override what their mapping merges, as kubectl takes them. */
  readonly duplicates: readonly FileFault[];
}

/** The value at a path as verification takes it. */
export function documentAt(placed: Placed, value: unknown, keys: Keys, { format }: Document): ValueDocument {
  return new ValueDocument(value, {
    details: placed.detailsAt(keys),
    sortedBy: format === 'yaml' ? comparePlaces : undefined,
  });
}

/** Parses a document with the positions of its parts; returns the fault if it can't be parsed. */
export function readPlaced(document: Document, strict: boolean): Placed | FileFault {
  return document.format === 'json' ? readJSON(document, strict) : readYAML(document, strict);
}

/** What Helm, Jinja and others replace: `{{ .Values.name }}`, `{% if a %}`. */
const TEMPLATE = /\{\{-? *[\w.$"]|\{%-? *\w/;

function readYAML(document: Document, strict: boolean): Placed | FileFault {
  try {
    const { value, locate, duplicates } = parseYAML(document.text, { positions: true });
    const found = (keys: Keys): Place => {
      const { line, column } = nearestPlace(keys, locate);
      return { line: document.line + line - 1, column };
    };
    return {
      value,
      detailsAt: () => undefined,
      locate: found,
      duplicates: duplicates
        .filter(({ isOverride }) => strict && !isOverride)
        .map(({ keys, line, column, text }) => ({
          reason: 'duplicate',
          line: document.line + line - 1,
          column,
          path: formatPath(keys),
          text,
        })),
    };
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error;
    return syntaxFault(
      { line: document.line + Math.max(error.line, 1) - 1, column: Math.max(error.column, 1) },
      TEMPLATE.test(document.text)
        ? `${error.message}; it looks like a template: check what it renders, and leave it out with --exclude`
        : error.message,
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
    const locate = (keys: Keys): Place => placeOf(nearestPlace(keys, (path) => offsetOf(details, path)));
    const duplicates = duplicatesOf(details.root, strict ? MAX_DUPLICATES : 0).map(({ keys, offset }): FileFault => {
      const path = formatPath(keys);
      return { reason: 'duplicate', ...placeOf(offset), path, text: `duplicate field ${quote(path)}` };
    });
    const detailsAt = (keys: Keys): JSONDetails => ({ ...details, root: notesAt(details.root, keys) });
    return { value, detailsAt, locate, duplicates };
  } catch (error) {
    if (!(error instanceof JSONSyntaxError)) throw error;
    return syntaxFault(placeOf(error.offset), error.message);
  }
}

function syntaxFault(place: Place, text: string): FileFault {
  return { reason: 'syntax', ...place, path: '', text };
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

function offsetOf(details: JSONDetails, keys: Keys): number | undefined {
  const last = keys.at(-1);
  return last === undefined ? 0 : notesAt(details.root, keys.slice(0, -1))?.offsets.get(String(last));
}

function nearestPlace<T>(keys: Keys, locate: (keys: Keys) => T | undefined): T {
  for (let length = keys.length; length > 0; length--) {
    const place = locate(keys.slice(0, length));
    if (place !== undefined) return place;
  }
  return locate([])!;
}
