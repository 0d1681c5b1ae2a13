/** Objects to CBOR, as Go's serializer writes them. */
import type { Scalars, Struct } from '../schema/descriptor.ts';
/** How {@link writeCBOR} writes. */
export interface WriteCBOROptions {
    /** The scalars that descriptors name. */
    readonly scalars?: Scalars;
    /** Bytes to begin with: a tag. */
    readonly prefix?: Uint8Array;
}
/**
 * The CBOR that Go's serializer writes for an object: the fields that JSON would have, sorted as bytes, text as byte
 * strings, bytes in the tag for base64, floats as floats.
 * @throws TypeError for NaN and infinities, RangeError for an object that holds itself
 */
export declare function writeCBOR(struct: Struct, value: object, options?: WriteCBOROptions): Uint8Array<ArrayBuffer>;
/**
 * The CBOR of a JSON value.
 *
 * Differs from Go: it tells 5.0 from 5, and writes it as a float.
 * @throws TypeError for what is not JSON, RangeError for a value that holds itself
 */
export declare function writeAnyCBOR(value: unknown, options?: Pick<WriteCBOROptions, 'prefix'>): Uint8Array<ArrayBuffer>;
