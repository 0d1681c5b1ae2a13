/**
 * A 64-bit integer of the wire. Beyond 2^53-1 either way a decoder gives a `bigint`, though the type doesn't say so: it
 * never rounds, and encoders take both. Code that must be right for such numbers asks for `typeof value`.
 */
export type Int64 = number;
/** An integer of any size: a `number` up to 2^53-1 either way, a `bigint` beyond. */
export type Integer = number | bigint;
/** Bytes on the wire: standard base64 with padding. See `encodeBase64` and `decodeBase64`. */
export type Base64 = string;
