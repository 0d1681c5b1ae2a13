import { ContentTypeCBOR, ContentTypeCBORSequence, ContentTypeJSON, ContentTypeProtobuf, ContentTypeYAML, } from '#apimachinery/runtime/content_type';
import { hasPrefix } from '#apimachinery/runtime/serializer/protobuf/envelope';
import { isTaggedCBOR } from '../../input/binary_documents.js';
import { formatOf } from '../../input/documents.js';
const ENCRYPTED = 'k8s:enc:';
/** Detects the encoding of bytes. @param name their file name, which distinguishes JSON from YAML */
export function blobFormatOf(name, bytes) {
    if (hasPrefix(bytes))
        return 'protobuf';
    // The first byte of a CBOR map can't start UTF-8.
    if (isTaggedCBOR(bytes) || ((bytes[0] ?? 0) >= 0xa0 && (bytes[0] ?? 0) <= 0xbf))
        return 'cbor';
    if (startsWith(bytes, ENCRYPTED))
        return 'encrypted';
    if (hasPrefix(bytes, 4) || isEvent(bytes, 4))
        return 'frames';
    if (isEvent(bytes, 0))
        return 'event';
    return isText(bytes) ? formatOf(name, bytes) : 'unknown';
}
/** Whether the data start with UTF-8 without NULs, or a UTF-16 byte order mark. */
function isText(bytes) {
    if (hasByteOrderMark(bytes))
        return true;
    const head = bytes.subarray(0, 8192);
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    }
    catch {
        return false;
    }
    return !head.includes(0);
}
/** The format of a `Content-Type`. */
export function formatOfContentType(contentType) {
    const [mediaType = '', ...parameters] = contentType
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
    if (mediaType === ContentTypeProtobuf)
        return parameters.includes('stream=watch') ? 'frames' : 'protobuf';
    if (mediaType === ContentTypeCBOR || mediaType === ContentTypeCBORSequence)
        return 'cbor';
    if (mediaType === ContentTypeYAML)
        return 'yaml';
    return mediaType === ContentTypeJSON ? 'json' : undefined;
}
export function startsWith(bytes, text) {
    return bytes.length >= text.length && Array.from(text).every((char, at) => bytes[at] === char.charCodeAt(0));
}
/** Whether a WatchEvent begins here: its first field is the type, in capitals, and the second a message. */
function isEvent(bytes, at) {
    const length = bytes[at + 1] ?? 0;
    const end = at + 2 + length;
    if (bytes[at] !== 0x0a || length < 3 || length > 16 || bytes[end] !== 0x12)
        return false;
    return bytes.subarray(at + 2, end).every((byte) => byte >= 0x41 && byte <= 0x5a);
}
function hasByteOrderMark(bytes) {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
