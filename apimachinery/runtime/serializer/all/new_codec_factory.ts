import type { Scheme } from '../../scheme.ts';
import { CodecFactory, type CodecFactoryOptions } from '../codec_factory.ts';
import type { SerializerOptions } from '../protobuf/serializer.ts';
import { withJSON } from '../serializer_info.ts';
import { withProtobuf } from './with_protobuf.ts';
import { withYAML } from './with_yaml.ts';

/** What a factory of all formats offers. */
export interface AllFormatsOptions extends CodecFactoryOptions, SerializerOptions {}

/**
 * A factory for JSON, YAML and Protobuf, as Go's `serializer.NewCodecFactory` makes it.
 * @param options the Protobuf codecs of the Kinds, those of `kubetyped/api/protobuf` for all; `serializers` come on top
 */
export function newCodecFactory(scheme: Scheme, options: AllFormatsOptions): CodecFactory {
  const { codecs, serializers = [], ...rest } = options;
  return new CodecFactory(scheme, {
    ...rest,
    serializers: [withJSON, withYAML, withProtobuf({ codecs }), ...serializers],
  });
}
