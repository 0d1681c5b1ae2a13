/// <reference types="node" />

import { gunzipSync } from 'node:zlib';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import {
  fromAPIVersionAndKind,
  type GroupVersionKind,
  type GroupVersionKindLike,
} from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { CodecSet, emptyObject } from '#apimachinery/runtime/serializer/protobuf/codec_set';
import { type Envelope, PREFIX, readEnvelope } from '#apimachinery/runtime/serializer/protobuf/envelope';
import { isEventType } from '#apimachinery/watch/event';
import { ProtobufEvents } from '#apimachinery/watch/protobuf_events';
import { readAnyCBOR } from '#engine/cbor/read';
import { checkWellFormed } from '#engine/cbor/wellformed';
import { parseJSON } from '#engine/json/parse';
import { stringifyJSON } from '#engine/json/stringify';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import type { Codec, Codecs } from '#engine/protobuf/codec';
import { Reader } from '#engine/protobuf/reader';
import { Writer } from '#engine/protobuf/writer';
import { asError } from '#engine/text/as_error';
import { encodeBase64 } from '#engine/text/base64';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { parseYAML, YAMLError } from '#engine/yaml/index';
import { type Document, documentsOf } from '../../input/documents.ts';
import { MAX_BYTES, textOf } from '../../input/read_input.ts';
import { type BlobFormat, blobFormatOf, formatOfContentType, startsWith } from './blob_format.ts';
import type { BlobPrinter } from './blob_printer.ts';

/** Maximum nesting of messages; deeper ones are shown as bytes. */
const MAX_DEPTH = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

// Text has no control characters except white space.
const binary = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Maximum length of headers. */
const MAX_HEAD = 1 << 16;

/** Maximum nested wrappings. */
const MAX_LAYERS = 8;

const LINE_FEED = 0x0a;

/** Prints the contents of bytes, as far as they can be decoded. */
export class BlobInspector {
  readonly #scheme: Scheme;
  readonly #loadCodecs: () => Promise<Codecs>;
  readonly #printer: BlobPrinter;
  #codecs: CodecSet | undefined;

  /** @param loadCodecs called for Protobuf data */
  constructor(scheme: Scheme, loadCodecs: () => Promise<Codecs>, printer: BlobPrinter) {
    this.#scheme = scheme;
    this.#loadCodecs = loadCodecs;
    this.#printer = printer;
  }

  /** @param name the name of the file @param from its encoding, if known */
  async inspect(name: string, blob: Uint8Array, from?: BlobFormat): Promise<void> {
    const printer = this.#printer;
    printer.begin();
    printer.note(`${name === '-' ? 'standard input' : name}: ${blob.length} bytes`);
    try {
      const { bytes, notes, contentType } = unwrap(blob);
      notes.forEach((note) => printer.note(note));
      const found = blobFormatOf(name, bytes);
      // When a server rejects a stream request, its response has the same media type but no frames.
      const said = contentType === undefined ? undefined : formatOfContentType(contentType);
      await this.#inspectAs(from ?? (found === 'protobuf' ? found : (said ?? found)), bytes);
    } catch (error) {
      printer.fault(asError(error).message, blob, 0);
    }
  }

  async #inspectAs(format: BlobFormat, bytes: Uint8Array): Promise<void> {
    if (format === 'protobuf' || format === 'frames' || format === 'event')
      this.#codecs ??= new CodecSet(await this.#loadCodecs());
    if (format === 'protobuf') this.#protobuf(bytes, 0, bytes.length);
    else if (format === 'frames') this.#frames(bytes);
    else if (format === 'event') this.#protobufEvent(bytes, 0, bytes.length);
    else if (format === 'cbor') this.#cbor(bytes);
    else if (format === 'encrypted') this.#encrypted(bytes);
    else if (format === 'unknown') this.#unknown(bytes);
    else this.#text(bytes, format);
  }

  #encrypted(bytes: Uint8Array): void {
    const [, , provider, version, key] = new TextDecoder('latin1').decode(bytes.subarray(0, 512)).split(':');
    this.#printer.fault(
      `encrypted by ${provider} ${version} with the key ${key}: only the API server can read it`,
      bytes,
      0,
    );
  }

  #unknown(bytes: Uint8Array): void {
    const { fields, error } = readWireFields(bytes);
    if (error === undefined) {
      this.#printer.note('Protobuf without envelope: fields by number');
      this.#printer.object(fields);
    } else this.#printer.fault('neither Protobuf, CBOR, JSON nor YAML', bytes, 0);
  }

  /** An object in its envelope. */
  #protobuf(bytes: Uint8Array, start: number, end: number): void {
    const reader = new Reader(bytes, start + PREFIX.length, end);
    let envelope: Envelope;
    try {
      envelope = readEnvelope(reader);
    } catch (error) {
      // The output of `etcdctl --print-value-only` ends with a line feed.
      if (bytes[end - 1] === LINE_FEED && reader.pos >= end && canRead(bytes, start, end - 1)) {
        this.#printer.note('a line feed behind the value is left out');
        return this.#protobuf(bytes, start, end - 1);
      }
      if (this.#cutProtobuf(bytes, start, end)) return;
      return this.#printer.fault(`in the envelope: ${asError(error).message}`, bytes, Math.min(reader.pos, end));
    }
    const { apiVersion, kind, contentEncoding, contentType, rawAt, rawEnd } = envelope;
    const from = rawAt < 0 ? rawEnd : startOfRaw(bytes, envelope);
    const extras = [
      contentEncoding && `content encoding ${contentEncoding}`,
      contentType && `content type ${contentType}`,
    ].filter(Boolean);
    this.#printer.note(
      `Protobuf envelope: apiVersion ${apiVersion || '(none)'}, kind ${kind || '(none)'}, ${rawAt < 0 ? 'no object' : `object of ${rawEnd - from} bytes at offset ${from}`}${extras.map((extra) => `, ${extra}`).join('')}`,
    );
    if (rawAt < 0) return this.#printer.fault('the envelope is empty', bytes, end);
    if (contentEncoding !== '')
      return this.#printer.fault(`the content encoding ${contentEncoding} is not known`, bytes, from);
    if (contentType !== '' && formatOfContentType(contentType) === 'json')
      return this.#text(bytes.subarray(from, rawEnd), 'json');
    this.#protobufObject(bytes, from, rawEnd, fromAPIVersionAndKind(apiVersion, kind));
  }

  /** A truncated object. @returns whether it is one */
  #cutProtobuf(bytes: Uint8Array, start: number, end: number): boolean {
    const reader = new Reader(bytes, start + PREFIX.length, end);
    let envelope: Envelope;
    let length: number;
    try {
      let at = reader.pos;
      for (let tag = reader.tag(); tag !== 18; at = reader.pos, tag = reader.tag()) {
        if (tag % 8 !== 2) return false;
        reader.skipBytes();
      }
      envelope = readEnvelope(new Reader(bytes, start + PREFIX.length, at));
      length = Number(reader.varint());
    } catch {
      return false;
    }
    const { apiVersion, kind } = envelope;
    const from = reader.pos;
    this.#printer.note(
      `Protobuf envelope: apiVersion ${apiVersion || '(none)'}, kind ${kind || '(none)'}, object of ${length} bytes at offset ${from}, of which only ${end - from} are there`,
    );
    // It may be cut between two fields.
    if (this.#protobufObject(bytes, from, end, fromAPIVersionAndKind(apiVersion, kind)))
      this.#printer.fault('the object is cut', bytes, end);
    return true;
  }

  /** The object within an envelope. @returns whether it is intact */
  #protobufObject(bytes: Uint8Array, from: number, end: number, gvk: GroupVersionKind): boolean {
    const codec = this.#codecOf(gvk);
    if (codec === undefined) {
      const { fields, error } = readWireFields(bytes, from, end);
      this.#printer.broken = true;
      this.#printer.note(`the kind is not known: fields by number`);
      this.#printer.object(fields);
      if (error !== undefined) this.#printer.fault(error.message, bytes, error.offset);
      return error === undefined;
    }
    // Message readers expect the length first, which may be wrong here.
    const writer = new Writer();
    writer.bytes(bytes.subarray(from, end), 10);
    const message = writer.finish().subarray(1);
    const shift = end - message.length;
    const reader = new Reader(message);
    const object = emptyObject(codec, gvk, undefined);
    let failure: Error | undefined;
    try {
      codec.read(reader, object);
      reader.finish();
    } catch (error) {
      failure = asError(error);
    }
    this.#printer.object(object);
    if (failure !== undefined)
      this.#printer.fault(
        `${failure.message}; what could be read before it stands above`,
        bytes,
        Math.min(reader.pos + shift, end),
      );
    return failure === undefined;
  }

  #codecOf(gvk: GroupVersionKindLike): Codec | undefined {
    const type = this.#scheme.typeFor(gvk);
    try {
      return type && this.#codecs!.of(type);
    } catch {
      return undefined;
    }
  }

  /** A Protobuf watch: events prefixed by their 4-byte length. */
  #frames(bytes: Uint8Array): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#printer.note('frames with their length');
    for (let at = 0, frame = 1; at < bytes.length; frame++) {
      if (frame > 1) this.#printer.begin();
      if (at + 4 > bytes.length)
        return this.#printer.fault('the stream is cut within the length of a frame', bytes, at);
      const length = view.getUint32(at);
      const end = at + 4 + length;
      this.#printer.note(`frame ${frame}: ${length} bytes at offset ${at + 4}`);
      if (end > bytes.length)
        this.#printer.fault(
          `the stream is cut within a frame: ${bytes.length - at - 4} of ${length} bytes are there`,
          bytes,
          at + 4,
        );
      else if (bytes[at + 4] === PREFIX[0]) this.#protobuf(bytes, at + 4, end);
      else this.#protobufEvent(bytes, at + 4, end);
      at = end;
    }
  }

  #protobufEvent(bytes: Uint8Array, start: number, end: number): void {
    const frame = bytes.subarray(start, end);
    try {
      const { type, raw } = ProtobufEvents.split(frame);
      this.#printer.note(
        `watch event ${type || '(no type)'}${isEventType(type) ? '' : ', which is not a type of event'}`,
      );
      const from = raw.byteOffset - bytes.byteOffset;
      if (raw.length === 0) this.#printer.note('no object');
      else if (raw[0] === PREFIX[0]) this.#protobuf(bytes, from, from + raw.length);
      else this.#text(raw, 'json');
    } catch (error) {
      this.#printer.fault(`no watch event: ${asError(error).message}`, bytes, start);
    }
  }

  /** One object, or a sequence of objects or events. */
  #cbor(bytes: Uint8Array): void {
    let items = 0;
    for (let at = 0; at < bytes.length; ) {
      if (items++ > 0) this.#printer.begin();
      let end: number;
      try {
        end = checkWellFormed(bytes, at, true);
      } catch (error) {
        return this.#printer.fault(`in the item that begins here: ${asError(error).message}`, bytes, at);
      }
      this.#printer.note(`CBOR: ${end - at} bytes at offset ${at}`);
      try {
        this.#value(readAnyCBOR(bytes.subarray(at, end)));
      } catch (error) {
        this.#printer.fault(asError(error).message, bytes, at);
      }
      at = end;
      // The trailing line feed of etcdctl.
      if (bytes.length - at === 1 && bytes[at] === LINE_FEED) return;
    }
  }

  #text(bytes: Uint8Array, format: 'json' | 'yaml'): void {
    const text = textOf(bytes);
    let documents = 0;
    for (const document of documentsOf(text, format)) {
      if (document.error === undefined && format === 'yaml' && /^\s*$/.test(document.text)) continue;
      if (documents++ > 0) this.#printer.begin();
      this.#document(document, bytes, typeof text === 'string');
    }
  }

  #document(document: Document, bytes: Uint8Array, isUTF16: boolean): void {
    const { format, text, line, error } = document;
    this.#printer.note(`${format === 'json' ? 'JSON' : 'YAML'}: ${text.length} characters from line ${line}`);
    if (error !== undefined) return this.#printer.fault(error, bytes, 0);
    try {
      this.#value(format === 'json' ? parseJSON(text).value : parseYAML(text));
    } catch (cause) {
      const within = toUTF8(text);
      const offset = isUTF16 ? 0 : toUTF8(text.slice(0, characterOf(cause, text))).length;
      this.#printer.fault(asError(cause).message, within, offset);
    }
  }

  /** An object, or an event with one. */
  #value(value: unknown): void {
    const { type, object } = (value ?? {}) as { type?: unknown; object?: unknown };
    const isEvent = typeof type === 'string' && isEventType(type) && typeof object === 'object' && object !== null;
    if (isEvent) this.#printer.note(`watch event ${type}`);
    const content = isEvent ? object : value;
    const known = this.#noteKind(content);
    this.#printer.object(content);
    if (known === undefined) return;
    try {
      new JSONSerializer(this.#scheme).decode(stringifyJSON(content));
    } catch (error) {
      this.#printer.broken = true;
      this.#printer.note(`not accepted as a ${known.kind}: ${asError(error).message}`);
    }
  }

  #noteKind(value: unknown): KindClass | undefined {
    const { apiVersion, kind } = (value ?? {}) as { apiVersion?: unknown; kind?: unknown };
    if (typeof apiVersion !== 'string' || typeof kind !== 'string') {
      this.#printer.note('without apiVersion and kind');
      return undefined;
    }
    const type =
      apiVersion.split('/').length > 2 ? undefined : this.#scheme.typeFor(fromAPIVersionAndKind(apiVersion, kind));
    this.#printer.note(
      `apiVersion ${apiVersion}, kind ${kind}${type === undefined ? ', which is not part of the Kubernetes API' : ''}`,
    );
    return type;
  }
}

function canRead(bytes: Uint8Array, start: number, end: number): boolean {
  try {
    readEnvelope(new Reader(bytes, start + PREFIX.length, end));
    return true;
  } catch {
    return false;
  }
}

function startOfRaw(bytes: Uint8Array, { rawAt, rawEnd }: Envelope): number {
  const reader = new Reader(bytes, rawAt, rawEnd);
  reader.length();
  return reader.pos;
}

/** The offset of an error in the text. */
function characterOf(error: unknown, text: string): number {
  if (error instanceof JSONSyntaxError) return error.offset;
  if (!(error instanceof YAMLError)) return 0;
  let at = 0;
  for (let line = 1; line < error.line; line++) {
    const feed = text.indexOf('\n', at);
    if (feed < 0) break;
    at = feed + 1;
  }
  return Math.min(text.length, at + Math.max(error.column - 1, 0));
}

/** The wrapping of some bytes. */
interface Unwrapped {
  readonly bytes: Uint8Array;
  /** The layers removed, in words. */
  readonly notes: readonly string[];
  readonly contentType?: string;
}

/**
 * Removes the wrapping of an object: the headers of a response, gzip, and the key that `etcdctl get` prints.
 * @throws Error when it is gzip that can't be unpacked
 */
function unwrap(blob: Uint8Array): Unwrapped {
  const notes: string[] = [];
  let bytes = blob;
  let contentType: string | undefined;
  for (let layers = 0; layers < MAX_LAYERS; layers++) {
    const response = startsWith(bytes, 'HTTP/') ? splitResponse(bytes) : undefined;
    const key = etcdKey(bytes);
    if (response !== undefined) {
      contentType = response.contentType;
      notes.push(
        `response: ${response.status}${contentType === undefined ? '' : `, ${contentType}`}, ${response.body.length} bytes; offsets are those of its body`,
      );
      bytes = response.body;
    } else if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
      const unpacked = gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
      bytes = new Uint8Array(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength);
      notes.push(`gzip: ${bytes.length} bytes when unpacked; offsets are those of the unpacked bytes`);
    } else if (key !== undefined) {
      notes.push(`key: ${key}; offsets are those of its value`);
      bytes = bytes.subarray(key.length + 1);
    } else break;
  }
  return { bytes, notes, ...(contentType !== undefined && { contentType }) };
}

/** The last response, after any others (redirects, 100 Continue). */
function splitResponse(
  bytes: Uint8Array,
): { status: string; contentType: string | undefined; body: Uint8Array } | undefined {
  const head = fromLatin1(bytes.subarray(0, MAX_HEAD));
  const end = /\r?\n\r?\n/.exec(head);
  if (end === null) return undefined;
  const lines = head.slice(0, end.index).split(/\r?\n/);
  const header = lines.slice(1).find((line) => /^content-type:/i.test(line));
  return {
    status: lines[0]!,
    contentType: header?.slice(header.indexOf(':') + 1).trim(),
    body: bytes.subarray(end.index + end[0].length),
  };
}

/** A path on its own line, before a possible value. */
function etcdKey(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0x2f) return undefined;
  const end = bytes.subarray(0, 4096).indexOf(0x0a);
  const isValue = [0x6b, 0x7b, 0xd9].includes(bytes[end + 1] ?? 0);
  return end > 0 && isValue ? fromUTF8(bytes.subarray(0, end)) : undefined;
}

function fromLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** The fields of a message by number, as far as they could be read. A repeated field has a list. */
interface WireFields {
  readonly fields: Record<string, unknown>;
  /** Why and where decoding stopped early. */
  readonly error?: { readonly offset: number; readonly message: string };
}

/**
 * Decodes a Protobuf message of unknown type. The type of a length-delimited field is guessed: text if it looks like
 * text, otherwise a message if it decodes as one, otherwise bytes, in base64.
 */
function readWireFields(bytes: Uint8Array, start = 0, end: number = bytes.length, depth = 0): WireFields {
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
  const text = utf8TextOf(value);
  if (text !== undefined && !binary.test(text)) return text;
  if (depth < MAX_DEPTH) {
    const { fields, error } = readWireFields(bytes, start, end, depth + 1);
    if (error === undefined) return fields;
  }
  return encodeBase64(value);
}

function utf8TextOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
