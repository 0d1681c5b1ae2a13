import { diagnoseCBOR } from '#engine/cbor/diagnose';
import { CBORError } from '#engine/cbor/error';
import { readAnyCBOR, readCBOR } from '#engine/cbor/read';
import { writeAnyCBOR, writeCBOR } from '#engine/cbor/write';
import type { Struct } from '#engine/schema/descriptor';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { readOpaque } from '../internal/read_opaque.ts';

export { CBORError } from '#engine/cbor/error';

/**
 * The CBOR of a value as the serializer writes it, but without the tag it begins with. Mirrors Go's `direct.Marshal`.
 * @param type the fields of an object, so that times, bytes and empty fields are written as Go does; without it, the
 *   value is any JSON
 */
export function marshal(value: unknown, type?: Struct): Uint8Array {
  return type === undefined ? writeAnyCBOR(value) : writeCBOR(type, value as object, { scalars });
}

/**
 * The JSON value that CBOR stands for. Mirrors Go's `direct.Unmarshal`.
 * @param type the fields of the object; without it, the value is any JSON
 * @throws {CBORError} for what is no CBOR, not of the type, or has fields that the type doesn't have
 */
export function unmarshal<T = unknown>(data: Uint8Array, type?: Struct<T>): T | null {
  if (type === undefined) return readAnyCBOR(data) as T;
  const { value, unknown } = readCBOR(data, type, { scalars, opaque: readOpaque });
  if (unknown !== undefined) throw new CBORError(`cbor: found unknown field at map element index ${unknown.index}`);
  return (value as T | undefined) ?? null;
}

/**
 * CBOR as text for people (RFC 8949, section 8). Mirrors Go's `direct.Diagnose`.
 * @throws {CBORError} for what is no CBOR
 */
export function diagnose(data: Uint8Array): string {
  return diagnoseCBOR(data);
}
