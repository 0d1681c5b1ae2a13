/**
 * The counterpart of the package root for Protobuf: every built-in Kind. Separate because the codecs are large, and
 * only bundled when imported. A program that needs few Kinds stays smaller with
 * `kubetyped/apimachinery/runtime/serializer/protobuf` and the codecs of their packages.
 */

import type { Codecs } from '#engine/protobuf/codec';
import { codecs as apiCodecs } from '../api/protobuf/index.ts';
import { codecs as metaCodecs } from '../apimachinery/apis/meta/v1/protobuf/index.ts';
import { type KindBase, KindMismatchError } from '../apimachinery/runtime/kind_base.ts';
import type { KindClass } from '../apimachinery/runtime/kind_class.ts';
import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import type { Scheme } from '../apimachinery/runtime/scheme.ts';
import type { OmitOptions } from '../apimachinery/runtime/serializer/omit/omit_options.ts';
import { Serializer } from '../apimachinery/runtime/serializer/protobuf/serializer.ts';
import type { DecodeAnyOptions, Decoded } from './json.ts';
import { type BuiltInScheme, scheme } from './scheme.ts';

type ProtobufOptions = Omit<DecodeAnyOptions, 'strict'>;

/** The codecs of every Kind, for serializers and codec factories. */
export const codecs: Codecs = [apiCodecs, metaCodecs];

/**
 * Reads one object from Protobuf in the envelope of Kubernetes. It has the same form as out of JSON. With a Kind class,
 * the result has its type, and data of another kind are refused. With a Scheme it is of the kind that the data say.
 * @returns an instance of the Kind's class, for example `corev1.Pod`
 * @throws DecodeError KindMismatchError NotRegisteredError MissingKindError MissingVersionError
 */
export function decode<T extends object>(kind: KindClass<T>, data: Uint8Array, options?: OmitOptions): T;
export function decode(scheme: BuiltInScheme, data: Uint8Array, options?: ProtobufOptions): Decoded;
export function decode(scheme: Scheme, data: Uint8Array, options?: ProtobufOptions): KindBase;
export function decode(what: KindClass | Scheme, data: Uint8Array, options: ProtobufOptions = {}): object {
  const { defaults, ...omitting } = options;
  if (typeof what !== 'function') return serializerFor(what, omitting).decode(data, defaults).object;
  const { object, gvk } = serializerFor(scheme, omitting).decode(data, what);
  if (object instanceof what) return object;
  throw new KindMismatchError(`cannot decode ${gvk} as ${what.kind} of ${what.apiVersion}`);
}

/**
 * Writes an object as Protobuf in the envelope of Kubernetes: the bytes that Go writes.
 * @throws EncodeError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
 */
export function encode<T extends RuntimeObject>(object: T): Uint8Array<ArrayBuffer> {
  return serializerFor().encode(object);
}

let serializer: Serializer | undefined;

/** Knows all codecs; made once, as that takes a while. */
export function serializerFor(known: Scheme = scheme, options: OmitOptions = {}): Serializer {
  const { omitManagedFields = false, omit = [] } = options;
  if (known !== scheme || omitManagedFields || omit.length > 0) return new Serializer(known, { codecs, ...options });
  return (serializer ??= new Serializer(scheme, { codecs }));
}
