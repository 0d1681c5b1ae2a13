/** CBOR to JSON values, with a descriptor or without. */
import { compile, NO_SCALARS } from '../schema/compile.ts';
import type { Scalars, Struct } from '../schema/descriptor.ts';
import { readAny } from './read_any.ts';
import { Reader } from './reader.ts';
import { Source } from './source.ts';
import { checkOneItem } from './wellformed.ts';

/** How {@link readCBOR} reads. */
export interface ReadCBOROptions {
  /** The scalars that descriptors name. */
  readonly scalars?: Scalars;
  /** Leave out what the struct has no field for, instead of keeping it. */
  readonly knownOnly?: boolean;
  /** Reads the value of an opaque scalar: calls `read`, and may check what it gives or turn its errors into others. */
  readonly opaque?: (goType: string, read: () => unknown) => unknown;
}

/** What {@link readCBOR} has read. */
export interface ReadCBOR {
  /** `undefined` for null. */
  readonly value: Record<string, unknown> | undefined;
  /** The first key that is no field, and which entry of its map it is. */
  readonly unknown: { readonly keys: readonly (string | number)[]; readonly index: number } | undefined;
}

/**
 * Reads the data of a struct, as the JSON value they stand for, and checks them as Go does. Raw JSON within it may be
 * any CBOR. Unknown fields are kept.
 * @throws CBORError
 */
export function readCBOR(data: Uint8Array, struct: Struct, options: ReadCBOROptions = {}): ReadCBOR {
  checkOneItem(data);
  const shape = compile(struct, options.scalars ?? NO_SCALARS);
  const reader = new Reader(data, shape, options);
  return { value: reader.root(), unknown: reader.unknown };
}

/**
 * Reads data of any type as the JSON value they stand for.
 * @throws CBORError
 */
export function readAnyCBOR(data: Uint8Array): unknown {
  checkOneItem(data);
  return readAny(new Source(data));
}
