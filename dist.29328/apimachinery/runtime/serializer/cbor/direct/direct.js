import { diagnoseCBOR } from '#engine/cbor/diagnose';
import { CBORError } from '#engine/cbor/error';
import { readAnyCBOR, readCBOR } from '#engine/cbor/read';
import { writeAnyCBOR, writeCBOR } from '#engine/cbor/write';
import { readOpaque } from '../internal/read_opaque.js';
export { CBORError } from '#engine/cbor/error';
/**
 * The CBOR of a value as the serializer writes it, but without the tag it begins with. Mirrors Go's `direct.Marshal`.
 * @param type the fields of an object, so that times, bytes and empty fields are written as Go does; without it, the
 *   value is any JSON
 * @param options the types with a syntax of their own that the fields name: `{ scalars: metav1.scalars }`
 */
export function marshal(value, type, options = {}) {
    return type === undefined ? writeAnyCBOR(value) : writeCBOR(type, value, options);
}
/**
 * The JSON value that CBOR stands for. Mirrors Go's `direct.Unmarshal`.
 * @param type the fields of the object; without it, the value is any JSON
 * @param options the types with a syntax of their own that the fields name: `{ scalars: metav1.scalars }`
 * @throws {CBORError} for what is not CBOR, not of the type, or has fields that the type doesn't have
 */
export function unmarshal(data, type, options = {}) {
    if (type === undefined)
        return readAnyCBOR(data);
    const { value, unknown } = readCBOR(data, type, { ...options, opaque: readOpaque });
    if (unknown !== undefined)
        throw new CBORError(`cbor: found unknown field at map element index ${unknown.index}`);
    return value ?? null;
}
/**
 * CBOR as text for people (RFC 8949, section 8). Mirrors Go's `direct.Diagnose`.
 * @throws {CBORError} for what is not CBOR
 */
export function diagnose(data) {
    return diagnoseCBOR(data);
}
