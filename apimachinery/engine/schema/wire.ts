/**
 * A 64-bit integer: a `number` when it is safe (up to 2^53-1 either way), a `bigint` beyond. Decoders never round;
 * encoders take both.
 */
export type Int64 = number | bigint;

/** Bytes on the wire: standard base64 with padding. See `encodeBase64` and `decodeBase64`. */
export type Base64 = string;
