import type { Scalar } from '#engine/schema/descriptor';
/**
 * A `metav1.FieldsV1`: the set of fields a manager owns, as a tree of maps (`f:name`, `k:{"name":"x"}`, `v:1`, `.`).
 * Plain JSON, or a Uint8Array for bytes in Protobuf that are not JSON. Mirrors Go's `metav1.FieldsV1`.
 */
export type FieldsV1 = Readonly<Record<string, unknown>>;
/**
 * Facts of the type for descriptors. Go keeps the raw bytes without parsing them, so any JSON is accepted. A set of
 * fields contains no numbers.
 */
export declare const FieldsV1: Scalar;
