import { Reader } from '#engine/protobuf/reader';
import { Writer } from '#engine/protobuf/writer';
import { ContentTypeProtobuf } from '../../content_type.js';
import { hasPrefix, writeHeader, writeTrailer } from './envelope.js';
/** Puts an envelope into an Unknown. */
export function fillUnknown(into, envelope, bytes) {
    const from = envelope.rawAt < 0 ? 0 : startOfRaw(envelope, bytes);
    into.apiVersion = envelope.apiVersion;
    into.kind = envelope.kind;
    into.raw = envelope.rawAt < 0 ? new Uint8Array(0) : bytes.slice(from, envelope.rawEnd);
    into.contentEncoding = envelope.contentEncoding;
    into.contentType = hasPrefix(into.raw) ? ContentTypeProtobuf : envelope.contentType;
    return into;
}
function startOfRaw(envelope, bytes) {
    const reader = new Reader(bytes, envelope.rawAt, envelope.rawEnd);
    reader.length();
    return reader.pos;
}
/** An Unknown as an envelope, with the prefix. */
export function encodeUnknown(object) {
    const writer = new Writer();
    writeTrailer(writer, object.contentEncoding, object.contentType);
    writer.bytes(object.raw, 18);
    writeHeader(writer, object.apiVersion ?? '', object.kind ?? '');
    return writer.finish();
}
