import type { Scalar } from '#engine/schema/descriptor';

/**
 * A `runtime.RawExtension`: any JSON value, most often an object of some other API with its `apiVersion` and `kind`.
 * Kept as it came. Mirrors Go's `runtime.RawExtension`.
 */
export type RawExtension = unknown;

/** Facts of the type for descriptors. Go keeps the raw bytes and looks into none of them, so any JSON is taken. */
export const RawExtension: Scalar = {
  goType: 'runtime.RawExtension',
  check: () => undefined,
  canonical: (value) => value,
  zero: null,
  opaque: true,
};
