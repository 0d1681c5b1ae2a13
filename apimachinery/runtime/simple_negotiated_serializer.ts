import type { NegotiatedSerializer, SerializerInfo } from './codec.ts';

/** Offers one serializer, which converts nothing. Mirrors Go's `runtime.NewSimpleNegotiatedSerializer`. */
export function newSimpleNegotiatedSerializer(info: SerializerInfo): NegotiatedSerializer {
  return {
    supportedMediaTypes: () => [info],
    encoderForVersion: (encoder) => encoder,
    decoderToVersion: (decoder) => decoder,
  };
}
