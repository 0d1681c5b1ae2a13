/** What every message with an envelope begins with: `k8s` and a zero byte. */
export const PREFIX = [0x6b, 0x38, 0x73, 0];
const unknown = {
    type: 'k8s.io/apimachinery/pkg/runtime.Unknown',
    fields: [
        ['typeMeta', 'json', 0],
        ['raw', 'json', 0],
        ['contentEncoding', 'string', 0],
        ['contentType', 'string', 0],
    ],
};
const typeMeta = {
    type: 'k8s.io/apimachinery/pkg/runtime.TypeMeta',
    fields: [
        ['apiVersion', 'string', 0],
        ['kind', 'string', 0],
    ],
};
const typeMetaNames = { 1: 'APIVersion' };
/** Reads the rest of the reader's bytes as an envelope. The object within is not read. */
export function readEnvelope(reader) {
    const envelope = { apiVersion: '', kind: '', contentEncoding: '', contentType: '', rawAt: -1, rawEnd: -1 };
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 10)
            readTypeMeta(reader, envelope);
        else if (tag === 18) {
            envelope.rawAt = reader.pos;
            reader.skipBytes();
            envelope.rawEnd = reader.pos;
        }
        else if (tag === 26)
            envelope.contentEncoding = reader.string();
        else if (tag === 34)
            envelope.contentType = reader.string();
        else
            reader.other(tag, unknown);
    }
    return envelope;
}
function readTypeMeta(reader, envelope) {
    const outer = reader.open();
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 10)
            envelope.apiVersion = reader.string();
        else if (tag === 18)
            envelope.kind = reader.string();
        else
            reader.other(tag, typeMeta, typeMetaNames);
    }
    reader.leave(outer);
}
/** Writes what follows the object. */
export function writeTrailer(writer, contentEncoding = '', contentType = '') {
    writer.string(contentType, 34);
    writer.string(contentEncoding, 26);
}
/** Writes what precedes the object. */
export function writeHeader(writer, apiVersion, kind) {
    const size = writer.size();
    writer.string(kind, 18);
    writer.string(apiVersion, 10);
    writer.close(size, 10);
    writer.raw(PREFIX);
}
/** Whether bytes begin with the prefix. */
export function hasPrefix(bytes, at = 0) {
    return PREFIX.every((byte, index) => bytes[at + index] === byte);
}
