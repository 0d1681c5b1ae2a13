import { hasPrefix } from '#apimachinery/runtime/serializer/protobuf/envelope';
import { checkWellFormed } from '#engine/cbor/wellformed';
/** File names of objects in any format. */
export const OBJECT_FILES = {
    pattern: /\.(?:ya?ml|json|pb|protobuf|cbor)$/i,
    text: '.yaml, .yml, .json, .pb, .protobuf or .cbor',
};
/** The CBOR tag written by Kubernetes. */
const CBOR_TAG = [0xd9, 0xd9, 0xf7];
/** The format of a binary file: by its first bytes, or for CBOR without tag by its name. */
export function binaryFormatOf(name, bytes) {
    if (hasPrefix(bytes) || /\.(?:pb|protobuf)$/i.test(name))
        return 'protobuf';
    return isTaggedCBOR(bytes) || /\.cbor$/i.test(name) ? 'cbor' : undefined;
}
export function isTaggedCBOR(bytes, at = 0) {
    return CBOR_TAG.every((byte, index) => bytes[at + index] === byte);
}
/** The objects of a binary file: one in Protobuf, any number in CBOR sequences (RFC 8742). */
export function* binaryDocumentsOf(bytes, format) {
    let at = 0;
    do {
        const end = format === 'cbor' ? endOfItem(bytes, at) : bytes.length;
        yield { format, bytes: bytes.subarray(at, end) };
        at = end;
    } while (at < bytes.length);
}
/** The end of the data if no item can be read: the decoder will report it. */
function endOfItem(bytes, at) {
    try {
        return checkWellFormed(bytes, at, true);
    }
    catch {
        return bytes.length;
    }
}
