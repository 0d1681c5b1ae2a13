import { ContentTypeCBOR } from '../../content_type.js';
import { newSerializerInfo } from '../serializer_info.js';
import { CBORFramer } from './framer.js';
import { Serializer } from './serializer.js';
/** CBOR: single objects, strict, and in streams. Mirrors Go's `cbor.NewSerializerInfo`. */
export const withCBOR = (scheme, { strict, omitManagedFields = false, omit = [] }) => {
    const serializer = new Serializer(scheme, { strict, omitManagedFields, omit });
    return newSerializerInfo(ContentTypeCBOR, {
        encodesAsText: false,
        serializer,
        strictSerializer: new Serializer(scheme, { strict: true, omitManagedFields, omit }),
        streamSerializer: { encodesAsText: false, serializer, framer: CBORFramer },
    });
};
