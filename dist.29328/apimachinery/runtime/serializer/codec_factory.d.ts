import type { Codec, Decoder, Encoder, NegotiatedSerializer, SerializerInfo } from '../codec.ts';
import { type GroupVersioner } from '../group_versioner.ts';
import type { GroupVersionLike } from '../schema/group_version.ts';
import type { Scheme } from '../scheme.ts';
import type { OmitOptions } from './omit/omit_options.ts';
import { type SerializerFactory } from './serializer_info.ts';
/** What a factory offers. Mirrors Go's `serializer.CodecFactoryOptions`. */
export interface CodecFactoryOptions extends OmitOptions {
    /** Every serializer reports unknown fields and duplicate keys, not only the strict ones. Off by default. */
    readonly strict?: boolean;
    /** Offers indented JSON beside the compact one. On by default. */
    readonly pretty?: boolean;
    /** What is written equals what Go writes, byte for byte. Off, everything an object has is written as it is. */
    readonly canonical?: boolean;
    /**
     * The formats, in the order in which they are offered and tried. JSON alone by default; see
     * `kubetyped/apimachinery/runtime/serializer/all` for the others, or write your own.
     */
    readonly serializers?: readonly SerializerFactory[];
}
/**
 * Makes codecs for the kinds of a Scheme: serializers by media type, decoders that find out the format by themselves,
 * and either with conversion and defaults around. Mirrors Go's `serializer.CodecFactory`.
 *
 * Differs from Go: only JSON is there unless other formats are passed in, so that who speaks JSON loads nothing else.
 */
export declare class CodecFactory implements NegotiatedSerializer {
    #private;
    readonly scheme: Scheme;
    /** @throws TypeError when there is no format at all */
    constructor(scheme: Scheme, options?: CodecFactoryOptions);
    /** The serializers, one for each media type, in the order in which a server prefers them. */
    supportedMediaTypes(): readonly SerializerInfo[];
    /** The same factory without conversion and defaults: for clients. */
    withoutConversion(): NegotiatedSerializer;
    /**
     * Reads any of the formats, writes JSON in one of the versions. What it reads stays in its version; see
     * `versioning.Codec`.
     */
    legacyCodec(...versions: readonly GroupVersionLike[]): Codec;
    /**
     * Reads any of the formats, without conversion and defaults: by its first bytes as JSON or Protobuf, everything else
     * as YAML if that is among the formats.
     * @throws UnknownFormatError when the data are in none of the formats, and whatever the serializers throw
     */
    universalDeserializer(): Decoder;
    /** Reads any of the formats, sets defaults, and converts to one of the versions; without any, to none. */
    universalDecoder(...versions: readonly GroupVersionLike[]): Decoder;
    /**
     * A codec of an encoder and a decoder that converts to `encode` before writing and to `decode` after reading. Without
     * `encode` it refuses to write, without `decode` it reads to the internal version; see `versioning.Codec`.
     */
    codecForVersions(encoder: Encoder | undefined, decoder: Decoder | undefined, encode?: GroupVersioner, decode?: GroupVersioner): Codec;
    /** A decoder that sets defaults and converts to a version. */
    decoderToVersion(decoder: Decoder, gv?: GroupVersioner): Decoder;
    /** An encoder that converts to a version. */
    encoderForVersion(encoder: Encoder, gv: GroupVersioner): Encoder;
}
/** A factory whose codecs convert nothing and set no defaults. Mirrors Go's `serializer.WithoutConversionCodecFactory`. */
export declare class WithoutConversionCodecFactory implements NegotiatedSerializer {
    #private;
    constructor(factory: CodecFactory);
    supportedMediaTypes(): readonly SerializerInfo[];
    /** An encoder that writes the kind that the version chooses, without conversion. */
    encoderForVersion(encoder: Encoder, gv?: GroupVersioner): Encoder;
    /**
     * The decoder itself.
     *
     * Differs from Go: `apiVersion` and `kind` stay on the objects. Go's clients drop them, as its types say it all.
     */
    decoderToVersion(decoder: Decoder): Decoder;
}
/** Offers one media type, with neither conversion nor defaults. Mirrors Go's `serializer.NegotiatedSerializerWrapper`. */
export declare function negotiatedSerializerWrapper(info: SerializerInfo): NegotiatedSerializer;
