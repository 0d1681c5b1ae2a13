import type { Framer } from './framer.ts';
import type { GroupVersioner } from './group_versioner.ts';
import { classOf, goTypeName } from './kind_class.ts';
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
export interface Serializer extends Encoder, Decoder {}

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
export class CodecError extends Error {
  readonly code = 'ERR_CODEC';

  constructor(message: string) {
    super(message);
    this.name = 'CodecError';
  }
}

/** Writes an object. Mirrors Go's `runtime.Encode`. */
export function encode(encoder: Encoder, object: RuntimeObject): Uint8Array<ArrayBuffer> {
  return encoder.encode(object);
}

/** Reads an object of whatever kind the data say. Mirrors Go's `runtime.Decode`. */
export function decode(decoder: Decoder, data: string | Uint8Array): RuntimeObject {
  return decoder.decode(data).object;
}

/**
 * Reads data into an object. Mirrors Go's `runtime.DecodeInto`.
 * @throws {CodecError} when the decoder returns another object, because the data are of another kind
 */
export function decodeInto(decoder: Decoder, data: string | Uint8Array, into: RuntimeObject): void {
  const { object, gvk } = decoder.decode(data, undefined, into);
  if (object !== into) throw new CodecError(`unable to decode ${gvk} into ${typeText(into)}`);
}

/**
 * The given object if it is of a kind, else a new one of that kind. Mirrors Go's `runtime.UseOrCreateObject`.
 * @throws {NotRegisteredError} when the kind or the object's class isn't registered
 */
export function useOrCreateObject(
  scheme: ObjectTyper & ObjectCreater,
  gvk: GroupVersionKindLike,
  object?: RuntimeObject,
): RuntimeObject {
  return object && scheme.objectKinds(object).gvks.some((kind) => kind.equals(gvk)) ? object : scheme.new(gvk);
}

/** The serializer for a media type, else the one for any media type (an empty one). Mirrors Go's `runtime.SerializerInfoForMediaType`. */
export function serializerInfoForMediaType(
  types: readonly SerializerInfo[],
  mediaType: string,
): SerializerInfo | undefined {
  return types.find((info) => info.mediaType === mediaType) ?? types.find((info) => info.mediaType === '');
}

/** A Serializer that only decodes. Mirrors Go's `runtime.NoopEncoder`. */
export function noopEncoder(decoder: Decoder): Serializer {
  const refuse = (): never => {
    throw new CodecError('encoding is not allowed for this codec');
  };
  return {
    encode: refuse,
    encodeToString: refuse,
    identifier: () => 'noop',
    decode: (data, defaults, into) => decoder.decode(data, defaults, into),
  };
}

/** A Serializer that only encodes. Mirrors Go's `runtime.NoopDecoder`. */
export function noopDecoder(encoder: Encoder): Serializer {
  return {
    encode: (object) => encoder.encode(object),
    encodeToString: (object) => encoder.encodeToString(object),
    identifier: () => encoder.identifier(),
    decode(): never {
      throw new CodecError('decoding is not allowed for this codec');
    },
  };
}

function typeText(object: RuntimeObject): string {
  const type = Object.getPrototypeOf(object) && classOf(object);
  return typeof type?.type === 'string'
    ? `*${goTypeName(type)}`
    : `${object.apiVersion ?? ''} ${object.kind ?? ''}`.trim() || 'a plain object';
}
