/** CBOR to JSON values, with a descriptor or without. */
import { compile, NO_SCALARS } from '../schema/compile.ts';
import type { Struct } from '../schema/descriptor.ts';
import { readAny } from './read_any.ts';
import type { ReadCBOR, ReadCBOROptions } from './read_options.ts';
import { Reader } from './reader.ts';
import { Source } from './source.ts';
import { checkOneItem } from './wellformed.ts';

export type { ReadCBOR, ReadCBOROptions } from './read_options.ts';

/**
 * Reads the data of a struct, as JSON values, and checks them as Go does. Raw JSON within it may be
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
 * Reads data of any type as a JSON value.
 * @throws CBORError
 */
export function readAnyCBOR(data: Uint8Array): unknown {
  checkOneItem(data);
  return readAny(new Source(data));
}
