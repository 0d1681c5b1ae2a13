import { ContentTypeJSON } from '../content_type.js';
import { DisabledGroupVersioner, InternalGroupVersioner } from '../group_versioner.js';
import { GroupVersions } from '../schema/group_versions.js';
import { WithVersionEncoder } from '../version_encoder.js';
import { newDecoder } from './recognizer/recognizing_decoder.js';
import { withJSON } from './serializer_info.js';
import { newDefaultingCodecForScheme } from './versioning/codec.js';
/**
 * Makes codecs for the kinds of a Scheme: serializers by media type, decoders that find out the format by themselves,
 * and either with conversion and defaults around. Mirrors Go's `serializer.CodecFactory`.
 *
 * Differs from Go: only JSON is there unless other formats are passed in, so that who speaks JSON loads nothing else.
 */
export class CodecFactory {
    scheme;
    #accepts;
    #universal;
    #legacySerializer;
    /** @throws TypeError when there is no format at all */
    constructor(scheme, options = {}) {
        const { strict = false, pretty = true, canonical = false, serializers = [withJSON], ...omitting } = options;
        const infos = serializers.map((make) => make(scheme, { strict, pretty, canonical, ...omitting }));
        const first = infos[0];
        if (first === undefined)
            throw new TypeError('a CodecFactory needs at least one serializer');
        this.scheme = scheme;
        this.#universal = newDecoder(...infos.map((info) => info.serializer));
        this.#accepts = infos.filter((info, index) => infos.findIndex(({ mediaType }) => mediaType === info.mediaType) === index);
        this.#legacySerializer = (this.#accepts.find(({ mediaType }) => mediaType === ContentTypeJSON) ?? first).serializer;
    }
    /** The serializers, one for each media type, in the order in which a server prefers them. */
    supportedMediaTypes() {
        return this.#accepts;
    }
    /** The same factory without conversion and defaults: for clients. */
    withoutConversion() {
        return new WithoutConversionCodecFactory(this);
    }
    /**
     * Reads any of the formats, writes JSON in one of the versions. What it reads stays in its version; see
     * `versioning.Codec`.
     */
    legacyCodec(...versions) {
        return newDefaultingCodecForScheme(this.scheme, this.#legacySerializer, this.#universal, new GroupVersions(versions), InternalGroupVersioner);
    }
    /**
     * Reads any of the formats, without conversion and defaults: by its first bytes as JSON or Protobuf, everything else
     * as YAML if that is among the formats.
     * @throws UnknownFormatError when the data are in none of the formats, and whatever the serializers throw
     */
    universalDeserializer() {
        return this.#universal;
    }
    /** Reads any of the formats, sets defaults, and converts to one of the versions; without any, to none. */
    universalDecoder(...versions) {
        return this.codecForVersions(undefined, this.#universal, undefined, versions.length === 0 ? undefined : new GroupVersions(versions));
    }
    /**
     * A codec of an encoder and a decoder that converts to `encode` before writing and to `decode` after reading. Without
     * `encode` it refuses to write, without `decode` it reads to the internal version; see `versioning.Codec`.
     */
    codecForVersions(encoder, decoder, encode, decode) {
        return newDefaultingCodecForScheme(this.scheme, encoder, decoder, encode ?? DisabledGroupVersioner, decode ?? InternalGroupVersioner);
    }
    /** A decoder that sets defaults and converts to a version. */
    decoderToVersion(decoder, gv) {
        return this.codecForVersions(undefined, decoder, undefined, gv);
    }
    /** An encoder that converts to a version. */
    encoderForVersion(encoder, gv) {
        return this.codecForVersions(encoder, undefined, gv);
    }
}
/** A factory whose codecs convert nothing and set no defaults. Mirrors Go's `serializer.WithoutConversionCodecFactory`. */
export class WithoutConversionCodecFactory {
    #factory;
    constructor(factory) {
        this.#factory = factory;
    }
    supportedMediaTypes() {
        return this.#factory.supportedMediaTypes();
    }
    /** An encoder that writes the kind that the version chooses, without conversion. */
    encoderForVersion(encoder, gv) {
        return new WithVersionEncoder(encoder, this.#factory.scheme, gv);
    }
    /**
     * The decoder itself.
     *
     * Differs from Go: `apiVersion` and `kind` stay on the objects. Go's clients drop them, as its types say it all.
     */
    decoderToVersion(decoder) {
        return decoder;
    }
}
/** Offers one media type, with neither conversion nor defaults. Mirrors Go's `serializer.NegotiatedSerializerWrapper`. */
export function negotiatedSerializerWrapper(info) {
    return {
        supportedMediaTypes: () => [info],
        encoderForVersion: (encoder) => encoder,
        decoderToVersion: (decoder) => decoder,
    };
}
