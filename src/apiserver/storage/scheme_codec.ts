import { isNotConvertibleError } from '#apimachinery/conversion/converter';
import type { Decoded, Serializer as RuntimeSerializer } from '#apimachinery/runtime/codec';
import { encodeWith } from '#apimachinery/runtime/encode_error';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { hasPrefix } from '#apimachinery/runtime/serializer/protobuf/envelope';
import { canonicalJSON, canonicalValue } from '#engine/json/canonical';
import { ValueDocument } from '#engine/json/value_document';
import type { Steps } from '#engine/steps';
import { toUTF8 } from '#engine/text/utf8';
import type { APIObject } from './api_object.ts';
import type { ObjectCodec } from './object_codec.ts';

/** How objects are stored. */
export interface SchemeCodecOptions {
  /** Reads and writes Protobuf. Without it there is JSON only. */
  readonly protobuf?: RuntimeSerializer | undefined;
  /** What is written; JSON unless given. Either is read. */
  readonly format?: 'json' | 'protobuf' | undefined;
}

/** A codec of JSON that need not write what it is to read. */
export interface SchemeCodec extends ObjectCodec<APIObject> {
  /** What decoding the JSON of an object gives: without what its Kind doesn't have, and what is empty. May share parts with it. */
  canonical(object: APIObject): Steps<APIObject>;
}

/**
 * Stores objects of a Kind in the form that Go gives them. As JSON: fields in one order, unknown ones dropped, quantities
 * in their canonical form, and of a Kind that has a Protobuf form as that is read: null in place of an empty list. As
 * Protobuf: in the envelope that kube-apiserver stores. What is stored in another version, as by a server before this one,
 * the Scheme converts.
 */
export function newSchemeCodec(
  scheme: Scheme,
  kind: KindClass,
  { protobuf, format = 'json' }: SchemeCodecOptions = {},
): SchemeCodec {
  const version = new GroupVersion(kind);
  const json = new Serializer(scheme);

  const inVersion = ({ object }: Decoded): APIObject =>
    (object.apiVersion === version.toString() ? object : converted(scheme, object, version)) as APIObject;
  const { scalars } = scheme;
  const options = { scalars, asProtobuf: kind.protobuf !== false };
  const written = format === 'protobuf' ? protobuf : undefined;
  return {
    writesJSON: written === undefined,
    encode: (object) =>
      written !== undefined
        ? written.encode(object)
        : encodeWith(object, () => toUTF8(`${canonicalJSON(kind, object, options)}\n`)),
    decode(data) {
      const reader = protobuf !== undefined && hasPrefix(data) ? protobuf : json;
      return inVersion(reader.decode(data, kind, new kind()));
    },
    *canonical(object) {
      const value = canonicalValue(kind, object, { scalars });
      yield;
      return inVersion(json.decode(new ValueDocument(value), kind, new kind()));
    },
  };
}

/** As it is where the Scheme knows no way. */
function converted(scheme: Scheme, object: RuntimeObject, version: GroupVersion): RuntimeObject {
  try {
    return scheme.convertToVersion(object, version);
  } catch (error) {
    if (isNotConvertibleError(error)) return object;
    throw error;
  }
}
