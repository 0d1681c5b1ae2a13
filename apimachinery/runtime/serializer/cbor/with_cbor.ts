import { ContentTypeCBOR } from '../../content_type.ts';
import { newSerializerInfo, type SerializerFactory } from '../serializer_info.ts';
import { CBORFramer } from './framer.ts';
import { Serializer } from './serializer.ts';

/** CBOR: single objects, strict, and in streams. Mirrors Go's `cbor.NewSerializerInfo`. */
export const withCBOR: SerializerFactory = (scheme, { strict }) => {
  const serializer = new Serializer(scheme, { strict });
  return newSerializerInfo(ContentTypeCBOR, {
    encodesAsText: false,
    serializer,
    strictSerializer: new Serializer(scheme, { strict: true }),
    streamSerializer: { encodesAsText: false, serializer, framer: CBORFramer },
  });
};
