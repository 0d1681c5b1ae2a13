import { decodeBase64, encodeBase64 } from '#engine/text/base64';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
/**
 * Reads and writes base64 of what an encoder writes and a decoder reads; padded, newlines in it don't matter. `decode`
 * throws a Base64Error for what is not base64. Mirrors Go's `runtime.NewBase64Serializer`.
 */
export function newBase64Serializer(encoder, decoder) {
    return {
        encode: (object) => toUTF8(encodeBase64(encoder.encode(object))),
        encodeToString: (object) => encodeBase64(encoder.encode(object)),
        identifier: () => JSON.stringify({ encoder: encoder.identifier(), name: 'base64' }),
        decode: (data, defaults, into) => decoder.decode(decodeBase64(fromUTF8(data)), defaults, into),
    };
}
