/** Messages that hold JSON text in field 1, and are that JSON outside Protobuf. */
import { escapeHTML } from '../json/escape.ts';
import { readJSON } from '../json/read.ts';
import { sortKeys } from '../json/sort_keys.ts';
import { stringifyJSON } from '../json/stringify.ts';
import { isFromYAML } from '../json/raw.ts';
import { keptText, setLazy, untouched } from '../json/lazy.ts';
import type { MessageFacts, Reader } from './reader.ts';
import type { Writer } from './writer.ts';

/** Longer JSON in a list is parsed when it is looked at. */
const MAX_EAGER = 64;

/** The facts about a message with raw JSON, for errors. */
export function rawMessage(type: string): MessageFacts {
  return { type, fields: [['raw', 'json', 0]] };
}

function readKept(reader: Reader, facts: MessageFacts): string | Uint8Array | undefined {
  const outer = reader.open();
  let kept: string | Uint8Array | undefined;
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 10) kept = reader.kept();
    else reader.other(tag, facts);
  }
  reader.end = outer;
  // Differs from Go: bytes that are there but empty are none.
  return kept === undefined || kept.length === 0 ? undefined : kept;
}

/** Reads the message into a property that parses the JSON when it is first read. Without JSON, there's no property. */
export function readRaw(reader: Reader, object: object, key: string, facts: MessageFacts): void {
  const kept = readKept(reader, facts);
  if (kept !== undefined) setLazy(object, key, kept);
}

/** The same, but the JSON is parsed at once unless its bytes could not be written back: for the properties of a class. */
export function readRawNow(reader: Reader, object: any, key: string, facts: MessageFacts): void {
  const kept = readKept(reader, facts);
  if (kept === undefined) return;
  const value = parseExactly(keptText(kept));
  if (value === undefined) setLazy(object, key, kept);
  else object[key] = value;
}

/** Reads the message as the next item of a list. Without JSON, it is null. */
export function readRawItem(reader: Reader, list: unknown[] = [], facts: MessageFacts): unknown[] {
  const kept = readKept(reader, facts);
  const value = kept === undefined ? null : kept.length <= MAX_EAGER ? parseExactly(keptText(kept)) : undefined;
  if (value !== undefined) list.push(value);
  else setLazy(list, String(list.length), kept!);
  return list;
}

/** The value, if it alone gives the same bytes again. */
function parseExactly(text: string): unknown {
  try {
    const { value } = readJSON(text);
    return stringifyJSON(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a property of raw JSON: as it came, when nobody has looked at it. Bytes are taken for what is to be written. */
export function writeRaw(writer: Writer, object: any, key: string, tag: number): void {
  const size = writer.size();
  const kept = untouched(object, key);
  if (kept !== undefined) writer.kept(kept, 10);
  else {
    const value = object[key];
    if (value instanceof Uint8Array) writer.kept(value, 10);
    else if (value !== undefined && value !== null)
      writer.string(isFromYAML(value) ? escapeHTML(stringifyJSON(sortKeys(value))) : stringifyJSON(value), 10);
  }
  writer.close(size, tag);
}

/** The same for a pointer: nothing is written when there is none. */
export function writeRawPointer(writer: Writer, object: any, key: string, tag: number): void {
  if (untouched(object, key) !== undefined || (object[key] ?? undefined) !== undefined)
    writeRaw(writer, object, key, tag);
}

/** Writes each item of a list as {@link writeRaw} does a property. A list that is absent or null is none. */
export function writeRawList(writer: Writer, list: unknown[] | null | undefined, tag: number): void {
  if (list === undefined || list === null) return;
  for (let index = list.length - 1; index >= 0; index--) writeRaw(writer, list, String(index), tag);
}
