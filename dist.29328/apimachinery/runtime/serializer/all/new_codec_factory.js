import { CodecFactory } from '../codec_factory.js';
import { withJSON } from '../serializer_info.js';
import { withProtobuf } from './with_protobuf.js';
import { withYAML } from './with_yaml.js';
/**
 * A factory for JSON, YAML and Protobuf, as Go's `serializer.NewCodecFactory` makes it.
 * @param options the Protobuf codecs of the Kinds, those of `kubetyped/api/protobuf` for all; `serializers` come on top
 */
export function newCodecFactory(scheme, options) {
    const { codecs, serializers = [], ...rest } = options;
    return new CodecFactory(scheme, {
        ...rest,
        serializers: [withJSON, withYAML, withProtobuf({ codecs }), ...serializers],
    });
}
