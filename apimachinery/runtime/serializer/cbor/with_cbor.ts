import { ContentTypeCBOR } from '../../content_type.ts';
import { newSerializerInfo, type SerializerFactory } from '../serializer_info.ts';
import { CBORFramer } from './framer.ts';
import { Serializer } from './serializer.ts';

/** CBOR: single objects, strict, and in streams. Mirrors Go's `cbor.NewSerializerInfo`. */
export const withCBOR: SerializerFactory = (scheme, { strict, omitManagedFields = false, omit = [] }) => {
  const serializer = new Serializer(scheme, { strict, omitManagedFields, omit });
  return newSerializerInfo(ContentTypeCBOR, {
    encodesAsText: false,
    serializer,
    strictSerializer: new Serializer(scheme, { strict: true, omitManagedFields, omit }),
    streamSerializer: { encodesAsText: false, serializer, framer: CBORFramer },
  });
};
