/** The message around every object: what kind it is, then the object. Mirrors Go's `runtime.Unknown`. */
import type { MessageFacts, Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';

/** What every message with an envelope begins with: `k8s` and a zero byte. */
export const PREFIX: readonly number[] = [0x6b, 0x38, 0x73, 0];

const unknown: MessageFacts = {
  type: 'k8s.io/apimachinery/pkg/runtime.Unknown',
  fields: [
    ['typeMeta', 'json', 0],
    ['raw', 'json', 0],
    ['contentEncoding', 'string', 0],
    ['contentType', 'string', 0],
  ],
};
const typeMeta: MessageFacts = {
  type: 'k8s.io/apimachinery/pkg/runtime.TypeMeta',
  fields: [
    ['apiVersion', 'string', 0],
    ['kind', 'string', 0],
  ],
};
const typeMetaNames = { 1: 'APIVersion' };

export interface Envelope {
  apiVersion: string;
  kind: string;
  contentEncoding: string;
  contentType: string;
  /** Where the length of the object stands; -1 when there is no object. */
  rawAt: number;
  /** Where the object ends. */
  rawEnd: number;
}

/** Reads the rest of the reader's bytes as an envelope. The object within is not read. */
export function readEnvelope(reader: Reader): Envelope {
  const envelope: Envelope = { apiVersion: '', kind: '', contentEncoding: '', contentType: '', rawAt: -1, rawEnd: -1 };
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 10) readTypeMeta(reader, envelope);
    else if (tag === 18) {
      envelope.rawAt = reader.pos;
      reader.skipBytes();
      envelope.rawEnd = reader.pos;
    } else if (tag === 26) envelope.contentEncoding = reader.string();
    else if (tag === 34) envelope.contentType = reader.string();
    else reader.other(tag, unknown);
  }
  return envelope;
}

function readTypeMeta(reader: Reader, envelope: Envelope): void {
  const outer = reader.open();
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 10) envelope.apiVersion = reader.string();
    else if (tag === 18) envelope.kind = reader.string();
    else reader.other(tag, typeMeta, typeMetaNames);
  }
  reader.leave(outer);
}

/** Writes what follows the object. */
export function writeTrailer(writer: Writer, contentEncoding = '', contentType = ''): void {
  writer.string(contentType, 34);
  writer.string(contentEncoding, 26);
}

/** Writes what precedes the object. */
export function writeHeader(writer: Writer, apiVersion: string, kind: string): void {
  const size = writer.size();
  writer.string(kind, 18);
  writer.string(apiVersion, 10);
  writer.close(size, 10);
  writer.raw(PREFIX);
}

/** Whether bytes begin with the prefix. */
export function hasPrefix(bytes: Uint8Array, at = 0): boolean {
  return PREFIX.every((byte, index) => bytes[at + index] === byte);
}
