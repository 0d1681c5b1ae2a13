import { Reader } from '#engine/protobuf/reader';
import { Writer } from '#engine/protobuf/writer';
import { ContentTypeProtobuf } from '../../content_type.ts';
import type { Unknown } from '../../unknown.ts';
import { type Envelope, hasPrefix, writeHeader, writeTrailer } from './envelope.ts';

/** Puts an envelope into an Unknown. */
export function fillUnknown(into: Unknown, envelope: Envelope, bytes: Uint8Array): Unknown {
  const from = envelope.rawAt < 0 ? 0 : startOfRaw(envelope, bytes);
  into.apiVersion = envelope.apiVersion;
  into.kind = envelope.kind;
  into.raw = envelope.rawAt < 0 ? new Uint8Array(0) : bytes.slice(from, envelope.rawEnd);
  into.contentEncoding = envelope.contentEncoding;
  into.contentType = hasPrefix(into.raw) ? ContentTypeProtobuf : envelope.contentType;
  return into;
}

function startOfRaw(envelope: Envelope, bytes: Uint8Array): number {
  const reader = new Reader(bytes, envelope.rawAt, envelope.rawEnd);
  reader.length();
  return reader.pos;
}

/** An Unknown as an envelope, with the prefix. */
export function encodeUnknown(object: Unknown): Uint8Array<ArrayBuffer> {
  const writer = new Writer();
  writeTrailer(writer, object.contentEncoding, object.contentType);
  writer.bytes(object.raw, 18);
  writeHeader(writer, object.apiVersion ?? '', object.kind ?? '');
  return writer.finish();
}
