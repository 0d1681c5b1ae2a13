import type { Scalars, Struct } from '#engine/schema/descriptor';
/** What a type needs besides its fields. */
export interface TypeOptions {
    /** The scalars that descriptors name. */
    readonly scalars?: Scalars;
}
export { CBORError } from '#engine/cbor/error';
/**
 * The CBOR of a value as the serializer writes it, but without the tag it begins with. Mirrors Go's `direct.Marshal`.
 * @param type the fields of an object, so that times, bytes and empty fields are written as Go does; without it, the
 *   value is any JSON
 * @param options the types with a syntax of their own that the fields name: `{ scalars: metav1.scalars }`
 */
export declare function marshal(value: unknown, type?: Struct, options?: TypeOptions): Uint8Array;
/**
 * The JSON value that CBOR stands for. Mirrors Go's `direct.Unmarshal`.
 * @param type the fields of the object; without it, the value is any JSON
 * @param options the types with a syntax of their own that the fields name: `{ scalars: metav1.scalars }`
 * @throws {CBORError} for what is not CBOR, not of the type, or has fields that the type doesn't have
 */
export declare function unmarshal<T = unknown>(data: Uint8Array, type?: Struct<T>, options?: TypeOptions): T | null;
/**
 * CBOR as text for people (RFC 8949, section 8). Mirrors Go's `direct.Diagnose`.
 * @throws {CBORError} for what is not CBOR
 */
export declare function diagnose(data: Uint8Array): string;
