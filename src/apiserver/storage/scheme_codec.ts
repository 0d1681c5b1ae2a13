import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import type { APIObject } from './api_object.ts';
import type { ObjectCodec } from './object_storage.ts';

/**
 * Stores objects of a Kind as JSON, in the form that Go gives it: fields in one order, unknown ones dropped, quantities
 * in their canonical form.
 */
export function newSchemeCodec(scheme: Scheme, kind: KindClass): ObjectCodec<APIObject> {
  const serializer = new Serializer(scheme, { canonical: true });
  return {
    encode: (object) => serializer.encode(object),
    decode: (data) => serializer.decode(data, kind, new kind()).object as APIObject,
  };
}
