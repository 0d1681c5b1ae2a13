import { type SerializerOptions } from '../protobuf/serializer.ts';
import { type SerializerFactory } from '../serializer_info.ts';
/**
 * Protobuf: single objects in their envelope, and streams without. Strict is the same as not.
 * @param options the codecs of the Kinds: `withProtobuf({ codecs })` with those of `kubetyped/api/protobuf`, for example
 */
export declare function withProtobuf(options: SerializerOptions): SerializerFactory;
