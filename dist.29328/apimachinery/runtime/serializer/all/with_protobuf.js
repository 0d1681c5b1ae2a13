import { LengthDelimitedFramer } from '#apimachinery/util/framer/length_delimited';
import { ContentTypeProtobuf } from '../../content_type.js';
import { RawSerializer } from '../protobuf/raw_serializer.js';
import { Serializer } from '../protobuf/serializer.js';
import { newSerializerInfo } from '../serializer_info.js';
/**
 * Protobuf: single objects in their envelope, and streams without. Strict is the same as not.
 * @param options the codecs of the Kinds: `withProtobuf({ codecs })` with those of `kubetyped/api/protobuf`, for example
 */
export function withProtobuf(options) {
    return (scheme, { omitManagedFields = false, omit = [] }) => {
        const all = { omitManagedFields, omit, ...options };
        const serializer = new Serializer(scheme, all);
        return newSerializerInfo(ContentTypeProtobuf, {
            encodesAsText: false,
            serializer,
            strictSerializer: serializer,
            streamSerializer: {
                encodesAsText: false,
                serializer: new RawSerializer(scheme, all),
                framer: LengthDelimitedFramer,
            },
        });
    };
}
