import { asError } from '#engine/text/as_error';
import { encodeBase64 } from '#engine/text/base64';
import { Reader } from '#engine/protobuf/reader';

/** Maximum nesting of messages; deeper ones are shown as bytes. */
const MAX_DEPTH = 64;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
// Text has no control characters except white space.
const binary = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** The fields of a message by number, as far as they could be read. A repeated field has a list. */
export interface WireFields {
  readonly fields: Record<string, unknown>;
  /** Why and where decoding stopped early. */
  readonly error?: { readonly offset: number; readonly message: string };
}

/**
 * Decodes a Protobuf message of unknown type. The type of a length-delimited field is guessed: text if it looks like
 * text, otherwise a message if it decodes as one, otherwise bytes, in base64.
 */
export function readWireFields(bytes: Uint8Array, start = 0, end: number = bytes.length, depth = 0): WireFields {
  const fields: Record<string, unknown> = {};
  const reader = new Reader(bytes, start, end);
  let offset = start;
  try {
    for (let tag = reader.tag(); tag >= 0; offset = reader.pos, tag = reader.tag()) {
      const number = Math.floor(tag / 8);
      if (number === 0) throw new Error('a field has no number');
      add(fields, String(number), readValue(reader, tag % 8, depth));
    }
    return { fields };
  } catch (error) {
    return { fields, error: { offset, message: asError(error).message } };
  }
}

function add(fields: Record<string, unknown>, number: string, value: unknown): void {
  const before = fields[number];
  if (before === undefined) fields[number] = value;
  else if (before instanceof Repeated) before.push(value);
  else fields[number] = Repeated.of(before, value);
}

/** Distinguishes a repeated field from a list within a field. */
class Repeated extends Array<unknown> {}

function readValue(reader: Reader, type: number, depth: number): unknown {
  if (type === 0) return reader.varint();
  if (type === 1) return reader.float64();
  if (type === 2) {
    const length = reader.length();
    const start = reader.pos;
    reader.pos = start + length;
    return guess(reader.bytes, start, start + length, depth);
  }
  if (type === 5 && reader.pos + 4 <= reader.end) {
    const view = new DataView(reader.bytes.buffer, reader.bytes.byteOffset + reader.pos, 4);
    reader.pos += 4;
    return view.getUint32(0, true);
  }
  throw new Error(type === 5 ? 'unexpected EOF' : `a field has the wire type ${type}`);
}

function guess(bytes: Uint8Array, start: number, end: number, depth: number): unknown {
  const value = bytes.subarray(start, end);
  const text = textOf(value);
  if (text !== undefined && !binary.test(text)) return text;
  if (depth < MAX_DEPTH) {
    const { fields, error } = readWireFields(bytes, start, end, depth + 1);
    if (error === undefined) return fields;
  }
  return encodeBase64(value);
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
