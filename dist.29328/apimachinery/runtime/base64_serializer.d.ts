import type { Decoder, Encoder, Serializer } from './codec.ts';
/**
 * Reads and writes base64 of what an encoder writes and a decoder reads; padded, newlines in it don't matter. `decode`
 * throws a Base64Error for what is not base64. Mirrors Go's `runtime.NewBase64Serializer`.
 */
export declare function newBase64Serializer(encoder: Encoder, decoder: Decoder): Serializer;
