import type { Struct } from '../schema/descriptor.ts';
import type { ReadCBOR, ReadCBOROptions } from './read_options.ts';
export type { ReadCBOR, ReadCBOROptions } from './read_options.ts';
/**
 * Reads the data of a struct, as JSON values, and checks them as Go does. Raw JSON within it may be
 * any CBOR. Unknown fields are kept.
 * @throws CBORError
 */
export declare function readCBOR(data: Uint8Array, struct: Struct, options?: ReadCBOROptions): ReadCBOR;
/**
 * Reads data of any type as a JSON value.
 * @throws CBORError
 */
export declare function readAnyCBOR(data: Uint8Array): unknown;
