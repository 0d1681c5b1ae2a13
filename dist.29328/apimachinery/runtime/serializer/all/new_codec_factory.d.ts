import type { Scheme } from '../../scheme.ts';
import { CodecFactory, type CodecFactoryOptions } from '../codec_factory.ts';
import type { SerializerOptions } from '../protobuf/serializer.ts';
/** What a factory of all formats offers. */
export interface AllFormatsOptions extends CodecFactoryOptions, SerializerOptions {
}
/**
 * A factory for JSON, YAML and Protobuf, as Go's `serializer.NewCodecFactory` makes it.
 * @param options the Protobuf codecs of the Kinds, those of `kubetyped/api/protobuf` for all; `serializers` come on top
 */
export declare function newCodecFactory(scheme: Scheme, options: AllFormatsOptions): CodecFactory;
