import type { Scalar } from '#engine/schema/descriptor';

/**
 * A `metav1.FieldsV1`: the set of fields a manager owns, as a tree of maps (`f:name`, `k:{"name":"x"}`, `v:1`, `.`).
 * Plain JSON; Protobuf may hold bytes that are not JSON, which are a Uint8Array. Mirrors Go's `metav1.FieldsV1`.
 */
export type FieldsV1 = Readonly<Record<string, unknown>>;

/** Facts of the type for descriptors. Go keeps the raw bytes and looks into none of them, so any JSON is taken. A set of fields has no numbers. */
export const FieldsV1: Scalar = {
  goType: 'v1.FieldsV1',
  check: () => undefined,
  canonical: (value) => value,
  zero: null,
  opaque: true,
  numberless: true,
};
