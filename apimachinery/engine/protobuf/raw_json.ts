/** Messages that hold JSON text in field 1, and are that JSON outside Protobuf. */
import { readJSON } from '../json/read.ts';
import { stringifyJSON } from '../json/stringify.ts';
import type { MessageFacts, Reader } from './reader.ts';
import { textOf } from './text_decoder.ts';
import type { Writer } from './writer.ts';

/** The facts about a message with raw JSON, for errors. */
export function rawMessage(type: string): MessageFacts {
  return { type, fields: [['raw', 'json', 0]] };
}

/**
 * Reads the message: the JSON value, or the bytes themselves when they are not JSON, such as the object of a watch event.
 * Undefined when there are none, and for `null`.
 *
 * Whether the JSON is of the field's type T is not checked, as in JSON.
 *
 * Differs from Go: it keeps the bytes; here the spelling of numbers and escapes, white space, duplicate keys and the
 * order of integer-like keys go.
 */
export function readRaw<T = unknown>(reader: Reader, facts: MessageFacts): T | undefined {
  const outer = reader.open();
  let from = 0;
  let to = 0;
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 10) {
      const length = reader.length();
      from = reader.pos;
      to = reader.pos += length;
    } else reader.other(tag, facts);
  }
  reader.leave(outer);
  // Differs from Go: bytes that are there but empty are none.
  return from === to ? undefined : (valueOf(reader.bytes, from, to) as T);
}

function valueOf(bytes: Uint8Array, from: number, to: number): unknown {
  try {
    const { value, details } = readJSON(textOf(bytes, from, to));
    // A number that no JavaScript number holds would be lost.
    if (details === undefined || details.overflows.size === 0) return value ?? undefined;
  } catch {
    // Not JSON.
  }
  return bytes.slice(from, to);
}

/** Writes a value as raw JSON, and bytes as they are. Without a value, an empty message. */
export function writeRaw(writer: Writer, value: unknown, tag: number): void {
  const size = writer.size();
  if (value instanceof Uint8Array) writer.bytes(value, 10);
  else if (value !== undefined && value !== null) writer.string(stringifyJSON(value), 10);
  writer.close(size, tag);
}
