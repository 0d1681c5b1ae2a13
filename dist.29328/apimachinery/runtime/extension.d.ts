import type { Scalar } from '#engine/schema/descriptor';
/**
 * A `runtime.RawExtension`: any JSON value, usually an object of some other API with its `apiVersion` and `kind`. Keys
 * keep their order in JSON; other formats give them sorted. Protobuf may hold bytes that are not JSON, such as the
 * object of a watch event: those are a Uint8Array. Mirrors Go's `runtime.RawExtension`.
 *
 * Differs from Go: it keeps the bytes of JSON, so here the spelling of numbers (`1.50`) and escapes, white space and
 * duplicate keys go, and keys that look like array indexes come first.
 */
export type RawExtension = unknown;
/** Facts of the type for descriptors. Go keeps the raw bytes and looks into none of them, so any JSON is taken. */
export declare const RawExtension: Scalar;
