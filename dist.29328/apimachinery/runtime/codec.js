import { classOf, goTypeName } from './kind_class.js';
/** A codec can't do what it was asked to. */
export class CodecError extends Error {
    code = 'ERR_CODEC';
    constructor(message) {
        super(message);
        this.name = 'CodecError';
    }
}
/** Writes an object. Mirrors Go's `runtime.Encode`. */
export function encode(encoder, object) {
    return encoder.encode(object);
}
/** Reads an object of whatever kind the data say. Mirrors Go's `runtime.Decode`. */
export function decode(decoder, data) {
    return decoder.decode(data).object;
}
/**
 * Reads data into an object. Mirrors Go's `runtime.DecodeInto`.
 * @throws {CodecError} when the decoder returns another object, because the data are of another kind
 */
export function decodeInto(decoder, data, into) {
    const { object, gvk } = decoder.decode(data, undefined, into);
    if (object !== into)
        throw new CodecError(`unable to decode ${gvk} into ${typeText(into)}`);
}
/**
 * The given object if it is of a kind, else a new one of that kind. Mirrors Go's `runtime.UseOrCreateObject`.
 * @throws {NotRegisteredError} when the kind or the object's class isn't registered
 */
export function useOrCreateObject(scheme, gvk, object) {
    return object && scheme.objectKinds(object).gvks.some((kind) => kind.equals(gvk)) ? object : scheme.new(gvk);
}
/** The serializer for a media type, else the one for any media type (an empty one). Mirrors Go's `runtime.SerializerInfoForMediaType`. */
export function serializerInfoForMediaType(types, mediaType) {
    return types.find((info) => info.mediaType === mediaType) ?? types.find((info) => info.mediaType === '');
}
/** A Serializer that only decodes. Mirrors Go's `runtime.NoopEncoder`. */
export function noopEncoder(decoder) {
    const refuse = () => {
        throw new CodecError('encoding is not allowed for this codec');
    };
    return {
        encode: refuse,
        encodeToString: refuse,
        identifier: () => 'noop',
        decode: (data, defaults, into) => decoder.decode(data, defaults, into),
    };
}
/** A Serializer that only encodes. Mirrors Go's `runtime.NoopDecoder`. */
export function noopDecoder(encoder) {
    return {
        encode: (object) => encoder.encode(object),
        encodeToString: (object) => encoder.encodeToString(object),
        identifier: () => encoder.identifier(),
        decode() {
            throw new CodecError('decoding is not allowed for this codec');
        },
    };
}
function typeText(object) {
    const type = Object.getPrototypeOf(object) && classOf(object);
    return typeof type?.type === 'string'
        ? `*${goTypeName(type)}`
        : `${object.apiVersion ?? ''} ${object.kind ?? ''}`.trim() || 'a plain object';
}
