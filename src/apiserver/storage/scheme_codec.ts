import type { Serializer as RuntimeSerializer } from '#apimachinery/runtime/codec';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { hasPrefix } from '#apimachinery/runtime/serializer/protobuf/envelope';
import type { APIObject } from './api_object.ts';
import type { ObjectCodec } from './object_storage.ts';

/** How objects are stored. */
export interface SchemeCodecOptions {
  /** Reads and writes Protobuf. Without it there is JSON only. */
  readonly protobuf?: RuntimeSerializer | undefined;
  /** What is written; JSON unless given. Either is read. */
  readonly format?: 'json' | 'protobuf' | undefined;
}

/**
 * Stores objects of a Kind in the form that Go gives them. As JSON: fields in one order, unknown ones dropped, quantities
 * in their canonical form. As Protobuf: in the envelope that kube-apiserver stores.
 */
export function newSchemeCodec(
  scheme: Scheme,
  kind: KindClass,
  { protobuf, format = 'json' }: SchemeCodecOptions = {},
): ObjectCodec<APIObject> {
  const json = new Serializer(scheme, { canonical: true });
  const writer = format === 'protobuf' && protobuf !== undefined ? protobuf : json;
  return {
    encode: (object) => writer.encode(object),
    decode(data) {
      const reader = protobuf !== undefined && hasPrefix(data) ? protobuf : json;
      return reader.decode(data, kind, new kind()).object as APIObject;
    },
  };
}
