import { type SerializerFactory } from '../serializer_info.ts';
/** CBOR: single objects, strict, and in streams. Mirrors Go's `cbor.NewSerializerInfo`. */
export declare const withCBOR: SerializerFactory;
