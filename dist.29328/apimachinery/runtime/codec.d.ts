import type { Framer } from './framer.ts';
import type { GroupVersioner } from './group_versioner.ts';
import type { ObjectCreater, ObjectTyper } from './object_typer.ts';
import type { RuntimeObject } from './runtime_object.ts';
import type { GroupVersionKind, GroupVersionKindLike } from './schema/group_version.ts';
/** Writes objects. Mirrors Go's `runtime.Encoder`. */
export interface Encoder {
    /** The object in the encoder's format. The object is not changed. */
    encode(object: RuntimeObject): Uint8Array<ArrayBuffer>;
    /** The same as text. Throws for formats that are not strings. */
    encodeToString(object: RuntimeObject): string;
    /**
     * The same text in pieces, for lists that are too large to be written at once. Formats that can't be written so don't
     * have it. What can't be encoded throws while iterating.
     */
    encodeInPieces?(object: RuntimeObject): Iterable<string>;
    /** Equal for two encoders only if they write the same for every object. */
    identifier(): string;
}
/** What a decoder made of some data. */
export interface Decoded<T extends RuntimeObject = RuntimeObject> {
    readonly object: T;
    /** The kind in the data, completed by the defaults; the object may have been converted to another. */
    readonly gvk: GroupVersionKind;
}
/** Reads objects. Mirrors Go's `runtime.Decoder`. */
export interface Decoder {
    /**
     * Reads one object.
     * @param defaults fills in what the data lacks of group, version and kind
     * @param into an object that tells the wanted type and may be filled and returned; what is returned may be another
     */
    decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
}
/** Writes and reads objects in one format. Mirrors Go's `runtime.Serializer`. */
export interface Serializer extends Encoder, Decoder {
}
/** A Serializer that also converts between versions. Mirrors Go's `runtime.Codec`. */
export type Codec = Serializer;
/** A format for streams of objects. Mirrors Go's `runtime.StreamSerializerInfo`. */
export interface StreamSerializerInfo {
    /** Whether the format is UTF-8 text. */
    readonly encodesAsText: boolean;
    /** Reads and writes the objects of a stream. It may differ from that for single objects. */
    readonly serializer: Serializer;
    /** Tells where one object ends. */
    readonly framer: Framer;
}
/** A Serializer and the media type it is for. Mirrors Go's `runtime.SerializerInfo`. */
export interface SerializerInfo {
    /** For example `application/json`. Empty: for any media type. */
    readonly mediaType: string;
    /** The part before the slash. */
    readonly mediaTypeType: string;
    /** What stands after the slash. */
    readonly mediaTypeSubType: string;
    /** Whether the format is UTF-8 text. */
    readonly encodesAsText: boolean;
    readonly serializer: Serializer;
    /** Writes for people: indented JSON. */
    readonly prettySerializer?: Serializer;
    /** Reports unknown fields and duplicate keys. */
    readonly strictSerializer?: Serializer;
    /** For streams of objects; absent when the format has none. */
    readonly streamSerializer?: StreamSerializerInfo;
}
/** Offers serializers by media type. Mirrors Go's `runtime.NegotiatedSerializer`. */
export interface NegotiatedSerializer {
    supportedMediaTypes(): readonly SerializerInfo[];
    /** An encoder that converts objects to a version before it writes them. */
    encoderForVersion(serializer: Encoder, gv: GroupVersioner): Encoder;
    /** A decoder that converts what it reads to a version. */
    decoderToVersion(serializer: Decoder, gv: GroupVersioner): Decoder;
}
/** A codec can't do what it was asked to. */
export declare class CodecError extends Error {
    readonly code = "ERR_CODEC";
    constructor(message: string);
}
/** Writes an object. Mirrors Go's `runtime.Encode`. */
export declare function encode(encoder: Encoder, object: RuntimeObject): Uint8Array<ArrayBuffer>;
/** Reads an object of whatever kind the data say. Mirrors Go's `runtime.Decode`. */
export declare function decode(decoder: Decoder, data: string | Uint8Array): RuntimeObject;
/**
 * Reads data into an object. Mirrors Go's `runtime.DecodeInto`.
 * @throws {CodecError} when the decoder returns another object, because the data are of another kind
 */
export declare function decodeInto(decoder: Decoder, data: string | Uint8Array, into: RuntimeObject): void;
/**
 * The given object if it is of a kind, else a new one of that kind. Mirrors Go's `runtime.UseOrCreateObject`.
 * @throws {NotRegisteredError} when the kind or the object's class isn't registered
 */
export declare function useOrCreateObject(scheme: ObjectTyper & ObjectCreater, gvk: GroupVersionKindLike, object?: RuntimeObject): RuntimeObject;
/** The serializer for a media type, else the one for any media type (an empty one). Mirrors Go's `runtime.SerializerInfoForMediaType`. */
export declare function serializerInfoForMediaType(types: readonly SerializerInfo[], mediaType: string): SerializerInfo | undefined;
/** A Serializer that only decodes. Mirrors Go's `runtime.NoopEncoder`. */
export declare function noopEncoder(decoder: Decoder): Serializer;
/** A Serializer that only encodes. Mirrors Go's `runtime.NoopDecoder`. */
export declare function noopDecoder(encoder: Encoder): Serializer;
