/** Offers one serializer, which converts nothing. Mirrors Go's `runtime.NewSimpleNegotiatedSerializer`. */
export function newSimpleNegotiatedSerializer(info) {
    return {
        supportedMediaTypes: () => [info],
        encoderForVersion: (encoder) => encoder,
        decoderToVersion: (decoder) => decoder,
    };
}
